import type { Context } from 'hono';
import { show } from '../frame/answer.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { page, said } from '../frame/layout.ts';
import { ofMail } from '../frame/mail-way.ts';
import type { PageHouse } from '../page-house.ts';
import type { Visitor } from '../visitor.ts';
import type { Words } from '../words/words.ts';

/** The parts of an account, in the order of its menu. */
export const PARTS = ['profile', 'security', 'notices', 'tokens', 'data'] as const;
export type Part = (typeof PARTS)[number];

export const pathOf = (part: Part): string => (part === 'profile' ? '/account' : `/account/${part}`);

/** What was just done, as the address says after a form. */
export type Done = keyof Words['account']['done'];

/** Of these deeds a mail is written. */
const MAILED: ReadonlySet<Done> = new Set(['code-sent', 'password-link']);

export interface AccountPage {
  readonly part: Part;
  readonly administrator: boolean;
  readonly body: Piece;
  /** Of which server it is. */
  readonly house: Pick<PageHouse, 'mailOut'>;
  readonly fault?: string | null;
  readonly scripts?: readonly string[];
}

/** One part of an account, with the way to the others. */
export const accountPage = (context: Context, visitor: Visitor, view: AccountPage): Response => {
  const { part, house, fault = null, scripts = [] } = view;
  const { parts, done } = visitor.words.account;
  const told = context.req.method === 'GET' ? context.req.query('done') : undefined;
  const deed = told !== undefined && Object.hasOwn(done, told) ? done[told as Done] : null;
  const good = deed !== null && MAILED.has(told as Done) ? ofMail(deed, house, visitor.words) : deed;
  const body = html`<header class="head"><h1>${parts.title}</h1></header>
<div class="parts"><nav aria-label="${parts.menu}"><ul>${PARTS.map((each) => item(pathOf(each), parts[each], each === part))}${
    view.administrator ? item('/admin', parts.administration, false) : null
  }</ul></nav>
<div>${fault === null ? null : said(fault, 'bad')}${good === null || fault !== null ? null : said(good, 'good')}${view.body}</div></div>`;
  const title = `${parts[part]}, ${parts.title}`;
  return show(context, page({ title, reader: visitor, body, place: 'account', scripts }), fault === null ? 200 : 400);
};

const item = (path: string, text: string, here: boolean): Html =>
  html`<li><a href="${path}"${here && html` aria-current="page"`}>${text}</a></li>`;
