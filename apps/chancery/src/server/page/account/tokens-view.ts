import { type CampaignLine, type NewToken, SCOPES, type TokenLine } from '@chancery/app';
import { boxView, hiddenView, inputView, selectView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import { momentView } from '../frame/time.ts';
import type { Words } from '../words/words.ts';

export interface TokensView {
  readonly tokens: readonly TokenLine[];
  readonly campaigns: readonly Pick<CampaignLine, 'id' | 'title'>[];
  /** Has just been made, and is shown this once. */
  readonly made: NewToken | null;
  readonly zone: string;
  readonly words: Words;
}

export const tokensView = (view: TokensView): Html => {
  const { tokens, campaigns, made, words } = view;
  const { tokens: say } = words.account;
  const good = tokens.filter(({ status }) => status === 'good');
  const choices = [['', say.allCampaigns] as const, ...campaigns.map(({ id, title }) => [id, title] as const)];
  return html`<p>${say.lead}</p>
${made === null ? null : html`${said(say.made, 'good')}<p class="secret">${made.token}</p>`}
${good.length === 0 ? null : html`<section><h2>${say.yours}</h2><ul class="things">${good.map((token) => tokenView(token, view))}</ul></section>`}
<form class="sheet" method="post" action="/account/tokens"><h2>${say.fresh}</h2>
${inputView({ name: 'name', label: say.name, most: 60 })}
<fieldset><legend>${say.mayDo}</legend>${SCOPES.map((scope) => boxView({ name: 'scope', value: scope, label: say.scopes[scope] }))}</fieldset>
${inputView({ name: 'days', label: say.days, type: 'number', value: 90, min: 1, max: 366 })}
${selectView({ name: 'campaign', label: say.campaign, choices })}
<div class="buttons"><button class="main">${say.make}</button></div></form>`;
};

const tokenView = (token: TokenLine, { campaigns, zone, words }: TokensView): Piece => {
  const { id, name, scopes, campaignId, expiresAt, lastUsedAt } = token;
  const { tokens: say } = words.account;
  const title = campaigns.find((each) => each.id === campaignId)?.title ?? campaignId;
  return html`<li><div>${name}<span class="small">${scopes.join(', ')}${title === null ? null : ` · ${say.only(title)}`}${
    expiresAt === null ? null : html` · ${say.until} ${momentView(expiresAt, zone, words)}`
  } · ${lastUsedAt === null ? say.neverUsed : html`${say.lastUsed} ${momentView(lastUsedAt, zone, words)}`}</span></div>
<form method="post" action="/account/tokens/revoke">${hiddenView({ token: id })}<button class="small-button" aria-label="${say.revokeOf(name)}">${say.revoke}</button></form></li>`;
};
