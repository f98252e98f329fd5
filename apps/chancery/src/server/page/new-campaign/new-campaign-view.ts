import type { OwnScenarioSummary, RulesetLine, RulesetPage } from '@chancery/app';
import type { SeatInfo } from '@chancery/core';
import { boxView, hiddenView } from '../frame/fields.ts';
import type { Form } from '../frame/form.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import type { Opening } from '../rules/scenario-opening.ts';
import type { Words } from '../words/words.ts';
import { optionsView } from './options-view.ts';
import { ownListView } from './own-scenario-view.ts';
import { PRESETS, type Preset } from './presets.ts';
import type { TermsView } from './terms-shown.ts';
import { termsView } from './terms-view.ts';

/** Every map on which a game can be played here. */
export const choiceView = (
  rulesets: readonly RulesetLine[],
  own: readonly OwnScenarioSummary[],
  words: Words,
): Html => {
  const { newCampaign: say } = words;
  return html`${rulesets.map(
    ({ id, title, scenarios }) =>
      html`<section><h2>${title}</h2><ul class="things">${scenarios.map(
        (scenario) =>
          html`<li><div><strong>${scenario.title}</strong><span class="small">${say.seats(scenario.seats)}</span><span class="small">${scenario.description}</span></div><a class="plain" href="/campaigns/new?of=${id}/${scenario.id}" aria-label="${say.choose}: ${scenario.title}">${say.choose}</a></li>`,
      )}</ul></section>`,
  )}${ownListView(own, words)}`;
};

export interface NewCampaignView extends Omit<TermsView, 'live'> {
  /** How the scenario begins; null where that is not known. */
  readonly opening:
    | (Pick<Opening, 'rulers' | 'live' | 'options'> & { readonly seats: readonly Pick<SeatInfo, 'seat' | 'name'>[] })
    | null;
  readonly ruleset: RulesetPage & { readonly scenario: string };
  readonly preset: Preset;
  /** What was typed, when it was refused. */
  readonly given: Form | null;
}

export const newCampaignView = (view: NewCampaignView): Html => {
  const { ruleset, preset, given, words } = view;
  const { newCampaign: say } = words;
  const scenario = ruleset.scenarios.find(({ id }) => id === ruleset.scenario);
  const of = `${ruleset.id}/${ruleset.scenario}`;
  const live = view.opening?.live ?? false;
  return html`<p><strong>${scenario?.title ?? ruleset.scenario}</strong>, ${ruleset.title}, ${say.seats(scenario?.seats ?? 0)} · <a href="/campaigns/new">${say.other}</a></p>
${roomView(view)}<section><h2>${say.pace}</h2><ul class="things">${PRESETS.map((each) => {
    const { label, hint } = live ? { ...say.presets[each], ...say.moves.presets[each] } : say.presets[each];
    return html`<li${each === preset && html` class="chosen"`}><div><a href="/campaigns/new?of=${of}&amp;preset=${each}"${each === preset && html` aria-current="true"`}>${label}</a><span class="small">${hint}</span></div></li>`;
  })}</ul></section>
<form class="sheet" method="post" action="/campaigns/new">${hiddenView({ of })}${termsView({ ...view, live })}${optionsView(ruleset.options, view.opening?.options ?? {}, given, words)}${closedView(view)}
<div class="buttons"><button class="main" name="do" value="open">${say.makeOpen}</button><button class="plain" name="do" value="draft">${say.makeDraft}</button></div></form>`;
};

/** What is not to be seen from the terms: that fewer rulers are needed than there are seats, and that moves are made in turn. */
const roomView = ({ opening, words: { newCampaign: say } }: NewCampaignView): Piece =>
  opening !== null &&
  html`${opening.rulers < opening.seats.length && html`<p>${say.room(opening.rulers, opening.seats.length)}</p>`}${opening.live && html`<p>${say.live}</p>`}`;

/** Which seats nobody shall take. */
const closedView = ({ opening, given, words: { newCampaign: say } }: NewCampaignView): Piece => {
  const closed = given?.all('closed') ?? [];
  const seats = opening?.seats ?? [];
  return (
    seats.length > 0 &&
    html`<details${closed.length > 0 && html` open`}><summary>${say.closed}</summary><fieldset><p class="small">${say.closedHint}</p><div class="abreast">${seats.map(({ seat, name }) => boxView({ name: 'closed', value: seat, label: name, ticked: closed.includes(seat) }))}</div></fieldset></details>`
  );
};
