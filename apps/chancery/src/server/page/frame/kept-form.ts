import type { Context } from 'hono';
import type { Reader } from '../visitor.ts';
import { areaView, hiddenView, inputView } from './fields.ts';
import { type Html, html } from './html.ts';
import { page, said } from './layout.ts';

/** Words that somebody has thought about, rather than a choice or a number. */
const LONG = 60;

/**
 * What somebody sent in whose session has ended meanwhile. Nothing of it was done and nothing is lost: it stands on the
 * page, to be sent again once they have signed in next door.
 */
export const keptForm = async (context: Context, reader: Reader): Promise<Response> => {
  const { frame } = reader.words;
  const next = new URLSearchParams({ next: new URL(context.req.url).pathname.split('/').slice(0, 3).join('/') });
  const body = html`<div class="narrow"><header class="head"><h1>${frame.signedOut}</h1></header>${said(frame.signedOutWhat, 'bad')}
<p><a class="main" href="/sign-in?${next.toString()}" target="_blank" rel="noopener">${frame.signInBeside}</a></p>
${await formAgain(context, reader)}</div>`;
  return context.html(page({ title: frame.signedOut, reader, body }).html, 401);
};

/** What somebody sent in while nothing could be written: the same, to be sent again when it can. */
export const unsavedForm = async (context: Context, reader: Reader): Promise<Response> => {
  const { frame } = reader.words;
  const body = html`<div class="narrow"><header class="head"><h1>${frame.notSaved}</h1></header>${said(frame.notSavedWhat, 'bad')}
${await formAgain(context, reader)}</div>`;
  return context.html(page({ title: frame.notSaved, reader, body }).html, 503, { 'retry-after': '30' });
};

/** The form that was sent. What is secret in it is asked for again. */
const formAgain = async (context: Context, { words: { frame } }: Reader): Promise<Html> => {
  const { pathname, search } = new URL(context.req.url);
  const fields = Object.entries(await context.req.parseBody({ all: true })).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => (typeof value === 'string' ? [{ name, value }] : [])),
  );
  const isLong = ({ value }: { readonly value: string }): boolean => value.length > LONG || value.includes('\n');
  const isSecret = ({ name }: { readonly name: string }): boolean => SECRET.test(name);
  const hidden = fields.filter((field) => !isSecret(field) && !isLong(field));
  const written = fields.filter((field) => !isSecret(field) && isLong(field));
  return html`<form class="sheet" method="post" action="${pathname}${search}">${hidden.map(({ name, value }) => hiddenView({ [name]: value }))}${written.map(({ name, value }) => areaView({ name, label: frame.written, value, optional: true, rows: 12 }))}${fields.filter(isSecret).map(({ name }) => inputView({ name, label: frame.secretAgain, type: 'password', autocomplete: 'current-password' }))}
<div class="buttons"><button class="main">${frame.sendAgain}</button></div></form>`;
};

const SECRET = /password/i;
