import type { AppError } from '@chancery/app';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Reader } from '../visitor.ts';
import { type Html, html } from './html.ts';
import { keptForm } from './kept-form.ts';
import { page, said } from './layout.ts';
import { refusedText } from './refused.ts';

export const show = (context: Context, { html: text }: Html, status: ContentfulStatusCode = 200): Response =>
  context.html(text, status);

/**
 * Why there is no page. What somebody may not know of looks as if it were not there; whoever is not signed in may be the one
 * who may, and has followed a link in a mail.
 */
export const faultPage = (context: Context, error: AppError, reader: Reader): Response | Promise<Response> => {
  const mayBeShut = reader.name === null && error.code === 'not-found' && error.what === 'campaign';
  const { method, path, raw } = context.req;
  const mayBeKept = method === 'POST' && path.startsWith('/campaigns/') && isFromOwnPage(raw);
  if ((mayBeShut || error.code === 'not-signed-in') && mayBeKept) return keptForm(context, reader);
  if (error.code === 'not-signed-in') return context.redirect(`/sign-in${nextOf(context)}`, 303);
  const { frame } = reader.words;
  const door = html`<p>${frame.perhapsSignIn}</p><div class="buttons"><a class="main" href="/sign-in${nextOf(context)}">${frame.signIn}</a></div>`;
  const title = TITLED[error.code]?.(frame) ?? frame.notHere;
  const body = html`<div class="narrow"><header class="head"><h1>${title}</h1></header>${said(refusedText(error, reader.words), 'bad')}${mayBeShut && door}<p><a href="/">${frame.toBeginning}</a></p></div>`;
  return show(context, page({ title, reader, body }), STATUS[error.code] ?? 409);
};

/** A form from a page of another site counts for nobody, and is kept for nobody: users would send it again as their own. */
export const isFromOwnPage = ({ headers, url }: Request): boolean => {
  const site = headers.get('sec-fetch-site');
  return site === null ? URL.parse(headers.get('origin') ?? url)?.host === new URL(url).host : site === 'same-origin';
};

/** A page is come back to; a form is not sent twice. */
const nextOf = ({ req }: Context): string => {
  const { pathname, search } = new URL(req.url);
  return req.method === 'GET' ? `?${new URLSearchParams({ next: `${pathname}${search}` }).toString()}` : '';
};

const TITLED: { readonly [code in AppError['code']]?: (frame: Reader['words']['frame']) => string } = {
  'not-saved': ({ notNow }) => notNow,
  incident: ({ wentWrong }) => wentWrong,
};

const STATUS: { readonly [code in AppError['code']]?: ContentfulStatusCode } = {
  'not-found': 404,
  'not-allowed': 403,
  'rules-seat': 403,
  'bad-input': 400,
  'too-many': 429,
  'not-saved': 503,
  incident: 500,
};
