import type { Context } from 'hono';
import type { Reader } from '../visitor.ts';
import { areaView, hiddenView } from './fields.ts';
import { html } from './html.ts';
import { page, said } from './layout.ts';

/** Words that somebody has thought about, rather than a choice or a number. */
const LONG = 60;

/**
 * What somebody sent in whose session has ended meanwhile. Nothing of it was done and nothing is lost: it stands on the
 * page, to be sent again once he has signed in next door.
 */
export const keptForm = async (context: Context, reader: Reader): Promise<Response> => {
  const { frame } = reader.words;
  const { pathname, search } = new URL(context.req.url);
  const fields = Object.entries(await context.req.parseBody({ all: true })).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => (typeof value === 'string' ? [{ name, value }] : [])),
  );
  const isLong = ({ value }: { readonly value: string }): boolean => value.length > LONG || value.includes('\n');
  const written = fields.filter(isLong);
  const next = new URLSearchParams({ next: pathname.split('/').slice(0, 3).join('/') });
  const body = html`<div class="narrow"><header class="head"><h1>${frame.signedOut}</h1></header>${said(frame.signedOutWhat, 'bad')}
<p><a class="main" href="/sign-in?${next.toString()}" target="_blank" rel="noopener">${frame.signInBeside}</a></p>
<form class="sheet" method="post" action="${pathname}${search}">${fields.filter((field) => !isLong(field)).map(({ name, value }) => hiddenView({ [name]: value }))}${written.map(({ name, value }) => areaView({ name, label: frame.written, value, optional: true, rows: 12 }))}
<div class="buttons"><button class="main">${frame.sendAgain}</button></div></form></div>`;
  return context.html(page({ title: frame.signedOut, reader, body }).html, 401);
};
