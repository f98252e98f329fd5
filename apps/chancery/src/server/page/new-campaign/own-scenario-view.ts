import type { OwnScenarioSummary, RulesetLine, ScenarioFaults } from '@chancery/app';
import { areaView, inputView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import type { Words } from '../words/words.ts';

/** What was sent in, when it was refused. */
export interface Sent {
  readonly text: string;
  readonly link: string;
}

export interface UploadView {
  readonly rulesets: readonly RulesetLine[];
  readonly words: Words;
  readonly sent: Sent;
  readonly faults: ScenarioFaults | null;
}

/** The form that takes a scenario, under the faults of what was sent. */
export const uploadView = ({ rulesets, words, sent, faults }: UploadView): Html => {
  const { scenarios: say } = words;
  return html`${faults !== null && faultsView(faults, say)}
<form class="sheet" method="post" action="/campaigns/new/scenario" enctype="multipart/form-data">
<label><span class="name">${say.file}</span><input type="file" name="file" accept=".yaml,.yml,.json"><span class="small">${say.fileHint}</span></label>
${areaView({ name: 'text', label: say.paste, optional: true, value: sent.text, rows: sent.text === '' ? 6 : 18 })}
${inputView({ name: 'link', label: say.link, optional: true, value: sent.link })}
<div class="buttons"><button class="main">${say.check}</button></div></form>
<p class="small"><a href="/help/scenarios">${say.how}</a> ${rulesets.map(({ id, title }) => html` · <a href="/api/v1/rulesets/${id}/scenario-schema">${say.schema(title)}</a>`)}</p>`;
};

/** Apart from faults: with these the scenario can be played. */
const warningsView = ({ warnings = [] }: OwnScenarioSummary['facts'], say: Words['scenarios']): Piece =>
  warnings.length > 0 &&
  html`<section class="warnings">${said(say.warnings(warnings.length), 'good')}<p>${say.warningsHint}</p>${thingsView(warnings, say)}</section>`;

const thingsView = (things: ScenarioFaults['faults'], say: Words['scenarios']): Html =>
  html`<ol class="things">${things.map(
    ({ path, text, remedy }) =>
      html`<li><div><code>${path === '' ? say.whole : path}</code><span class="small">${text}</span><span class="small">${remedy}</span></div></li>`,
  )}</ol>`;

const faultsView = ({ faults, more }: ScenarioFaults, say: Words['scenarios']): Html =>
  html`<section class="faults">${said(say.faults(faults.length + more), 'bad')}<p>${say.faultsHint}</p>${thingsView(faults, say)}${more > 0 && html`<p>${say.more(more)}</p>`}</section>`;

export interface ScenarioView {
  readonly scenario: OwnScenarioSummary;
  readonly ruleset: string;
  readonly words: Words;
  /** A link that was made just now. */
  readonly link: string | null;
}

/** A scenario before anything is made of it: its map, its seats, and what can be done with it. */
export const scenarioView = ({ scenario, ruleset, words, link }: ScenarioView): Html => {
  const { scenarios: say } = words;
  const { id, title, description, facts } = scenario;
  return html`<p><strong>${ruleset}</strong>, ${say.facts(facts.lands, facts.seats.length)} · ${facts.heading}</p>
${description !== '' && html`<p>${description}</p>`}
${warningsView(facts, say)}
<figure class="course"><img alt="${say.map(title)}" src="/scenarios/${id}/map.svg" width="960"></figure>
<section><h2>${say.seats}</h2><p>${facts.seats.map(({ name }) => name).join(', ')}</p>
<div class="buttons"><a class="main" href="/campaigns/new?of=${scenario.ruleset}/own-${id}">${say.make}</a></div></section>
<section><h2>${say.share}</h2><p>${say.shareHint} ${facts.hasSecrets && say.secretsHint}</p>${linkView(scenario, link, say)}
<p class="small">${say.fingerprint}: <code>${scenario.fingerprint.slice(0, 16)}</code> ${say.fingerprintHint}</p></section>`;
};

const linkView = ({ id, sharedAt }: OwnScenarioSummary, link: string | null, say: Words['scenarios']): Piece =>
  html`${link !== null && html`${said(say.newLink, 'good')}<p><code class="link">${link}</code></p>`}${link === null && sharedAt !== null && html`<p>${say.shared}</p>`}
<form method="post" action="/scenarios/${id}"><div class="buttons"><button class="plain" name="do" value="share">${sharedAt === null ? say.shareNow : say.shareAgain}</button>${sharedAt !== null && html`<button class="plain" name="do" value="unshare">${say.unshare}</button>`}<button class="plain" name="do" value="remove">${say.remove}</button></div></form>`;

/** Those that are kept for the reader, on the page where a game is begun. */
export const ownListView = (scenarios: readonly OwnScenarioSummary[], { scenarios: say, newCampaign }: Words): Html =>
  html`<section><h2>${say.yours}</h2><p class="small">${say.yoursHint}</p><ul class="things">${scenarios.map(
    ({ id, ruleset, title, facts }) =>
      html`<li><div><strong>${title}</strong><span class="small">${say.facts(facts.lands, facts.seats.length)}</span> <a class="small" href="/scenarios/${id}">${say.look}</a></div><a class="plain" href="/campaigns/new?of=${ruleset}/own-${id}" aria-label="${newCampaign.choose}: ${title}">${newCampaign.choose}</a></li>`,
  )}</ul><div class="buttons"><a class="plain" href="/campaigns/new/scenario">${say.upload}</a></div></section>`;
