import type { AnyRuleset } from '@chancery/core';
import { type Html, html } from '../frame/html.ts';
import type { Words } from '../words/words.ts';

/** The rulesets of this server. */
export const rulesView = (rulesets: readonly AnyRuleset[], { rules }: Words): Html =>
  html`<header class="head"><h1>${rules.title}</h1><p>${rules.lead}</p></header>
${rulesets.map(
  ({ id, title, scenarios }) =>
    html`<section class="sheet"><h2>${title}</h2><div class="buttons"><a class="main" href="/rules/${id}">${rules.open}</a><a class="plain" href="/rules/${id}/orders">${rules.orders}</a></div>
<h3>${rules.scenarios}</h3><ul class="plain-list">${scenarios.map((scenario) => html`<li><strong>${scenario.title}</strong> <span class="small">${rules.seats(scenario.seats)}</span><br>${scenario.description}</li>`)}</ul></section>`,
)}`;
