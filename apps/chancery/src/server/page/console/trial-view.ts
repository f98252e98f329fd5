import type { DryRun } from '@chancery/app';
import type { AnyRuleset } from '@chancery/core';
import { buildReport } from '@chancery/reports';
import { type Html, html } from '../frame/html.ts';
import { reportView } from '../rules/report-view.ts';
import { type ConsoleScene, seatName } from './load-console.ts';

/** What the orders of now would lead to. */
export const trialView = (scene: ConsoleScene, trial: DryRun, ruleset: AnyRuleset): Html => {
  const { visitor, campaign } = scene;
  const { console: say, seat } = visitor.words;
  const report = buildReport(ruleset, trial.known, trial.tellings, { title: campaign.title });
  const origins = campaign.live === null ? say.origin : { ...say.origin, none: say.live.atMove };
  const labels = Object.keys(trial.standings[0]?.figures ?? {});
  return html`<p>${say.dryNote} ${trial.questions > 0 && say.questions(trial.questions)}</p>
<section><h2>${seat.orders}</h2><div class="scroll" tabindex="0"><table><thead><tr><th>${say.seat}</th><th>${say.from}</th><th class="number">${say.count}</th></tr></thead><tbody>${trial.sheets.map(
    (sheet) =>
      html`<tr><td>${seatName(scene, sheet.seat)}</td><td>${origins[sheet.origin]}</td><td class="number">${sheet.orders}</td></tr>`,
  )}</tbody></table></div></section>
<section><h2>${say.figures}</h2><div class="scroll" tabindex="0"><table><thead><tr><th class="number">#</th><th>${say.seat}</th>${labels.map((label) => html`<th class="number">${label}</th>`)}</tr></thead><tbody>${trial.standings.map(
    ({ place, name, figures }) =>
      html`<tr><td class="number">${place}</td><td>${name}</td>${labels.map((label) => html`<td class="number">${figures[label] ?? ''}</td>`)}</tr>`,
  )}</tbody></table></div></section>
<section><h2>${say.news}</h2>${reportView(report, ruleset.id)}</section>`;
};
