import { type AppError, errorText } from '@chancery/app';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Html, html } from './html.ts';
import { page, said } from './layout.ts';

export const show = (context: Context, { html: text }: Html, status: ContentfulStatusCode = 200): Response =>
  context.html(text, status);

/** Why there is no page. What somebody may not know of looks as if it were not there. */
export const faultPage = (context: Context, error: AppError, user: string | null): Response => {
  if (error.code === 'not-signed-in') return context.redirect('/sign-in', 303);
  const body = html`<header class="head"><h1>Not here</h1></header>${said(errorText(error), 'bad')}<p><a href="/">To the beginning</a></p>`;
  return show(context, page({ title: 'Chancery', user, body }), STATUS[error.code] ?? 409);
};

const STATUS: { readonly [code in AppError['code']]?: ContentfulStatusCode } = {
  'not-found': 404,
  'not-allowed': 403,
  'bad-input': 400,
  'too-many': 429,
  incident: 500,
};
