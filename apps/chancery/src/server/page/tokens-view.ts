import { type NewToken, SCOPES, type Scope, showTime, type TokenLine } from '@chancery/app';
import { type Html, html, type Piece } from './frame/html.ts';
import { said } from './frame/layout.ts';

export interface TokensView {
  readonly tokens: readonly TokenLine[];
  /** Has just been made, and is shown this once. */
  readonly made: NewToken | null;
  readonly fault: string | null;
  readonly zone: string;
}

const WHAT_FOR: { readonly [scope in Scope]: string } = {
  read: 'read: see what you may see',
  order: 'order: act for your seats',
  letter: 'letter: read and write letters and press',
  master: 'master: do what a game master does in campaigns that are yours',
};

export const tokensView = ({ tokens, made, fault, zone }: TokensView): Html => {
  const good = tokens.filter(({ status }) => status === 'good');
  return html`<div class="narrow"><header class="head"><h1>Your account</h1>
<p>With a token a program acts for you: a bot, or <code>chancery</code> at the command line.</p></header>
${fault === null ? null : said(fault, 'bad')}
${made === null ? null : html`${said('Your token. It is shown here and never again: keep it like a password.', 'good')}<p><code>${made.token}</code></p>`}
${good.length === 0 ? null : html`<section><h2>Your tokens</h2><ul class="games">${good.map((token) => tokenView(token, zone))}</ul></section>`}
<form class="sheet" method="post" action="/account/tokens"><h2>A new token</h2>
<label>Name<input type="text" name="name" required maxlength="60" autocomplete="off"></label>
${SCOPES.map((scope) => html`<label class="box"><input type="checkbox" name="${scope}" value="yes"> <span>${WHAT_FOR[scope]}</span></label>`)}
<label>For how many days, 366 at most<input type="text" name="days" required inputmode="numeric" value="90" autocomplete="off"></label>
<label>Good for this campaign alone: its id, or nothing for all<input type="text" name="campaign" autocomplete="off"></label>
<div class="buttons"><button class="main">Make it</button></div></form></div>`;
};

const tokenView = ({ id, name, scopes, campaignId, expiresAt, lastUsedAt }: TokenLine, zone: string): Piece =>
  html`<li>${name}<span class="small">${[
    scopes.join(', '),
    ...(campaignId === null ? [] : [`campaign ${campaignId}`]),
    ...(expiresAt === null ? [] : [`until ${showTime(expiresAt, zone)}`]),
    lastUsedAt === null ? 'never used' : `last used ${showTime(lastUsedAt, zone)}`,
  ].join(' · ')}</span>
<form method="post" action="/account/tokens/revoke"><input type="hidden" name="token" value="${id}"><button class="plain">Revoke</button></form></li>`;
