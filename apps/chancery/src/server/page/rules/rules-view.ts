import type { AnyRuleset } from '@chancery/core';
import { type Html, html } from '../frame/html.ts';
import type { Words } from '../words/words.ts';
import { scenarioFigure } from './scenario-figure.ts';
import type { Opening } from './scenario-opening.ts';

/** A ruleset with the scenarios that come with it. */
export interface ShownRuleset {
  readonly ruleset: AnyRuleset;
  /** How each scenario begins, in their order; null where it cannot be told. */
  readonly openings: readonly (Opening | null)[];
}

/** The rulesets of this server. */
export const rulesView = (shown: readonly ShownRuleset[], { rules, guide }: Words): Html =>
  html`<header class="head"><h1>${rules.title}</h1><p>${rules.lead}</p></header>
<div class="rulebooks">${shown.map(
    ({ ruleset: { id, title, scenarios }, openings }) =>
      html`<section class="sheet"><h2>${title}</h2><div class="buttons"><a class="main" href="/rules/${id}/guide">${guide.link}</a><a class="plain" href="/rules/${id}">${rules.open}</a><a class="plain" href="/rules/${id}/orders">${rules.orders}</a></div>
<h3>${rules.scenarios}</h3><ul class="scenarios">${scenarios.map((scenario, at) => {
        const opening = openings[at] ?? null;
        return html`<li>${opening === null ? null : scenarioFigure(id, scenario.id, scenario.title, opening)}<div><strong>${scenario.title}</strong> <span class="small">${rules.seats(scenario.seats)}</span><p>${scenario.description}</p></div></li>`;
      })}</ul></section>`,
  )}</div>`;
