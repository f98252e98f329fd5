import type { DryRun } from '@chancery/app';
import type { AnyRuleset } from '@chancery/core';
import { buildReport, reportWithPlayers } from '@chancery/reports';
import { type Html, html } from '../frame/html.ts';
import { column, figures, tableView } from '../frame/table.ts';
import { reportView } from '../rules/report-view.ts';
import { type ConsoleScene, seatName } from './load-console.ts';

/** What the orders of now would lead to. */
export const trialView = (scene: ConsoleScene, trial: DryRun, ruleset: AnyRuleset): Html => {
  const { visitor, campaign } = scene;
  const { console: say, seat } = visitor.words;
  const news = buildReport(ruleset, trial.known, trial.tellings, { title: campaign.title });
  const origins = campaign.live === null ? say.origin : { ...say.origin, none: say.live.atMove };
  const labels = Object.keys(trial.standings[0]?.figures ?? {});
  return html`<p>${trial.inReview ? say.review.note : say.dryNote} ${trial.questions > 0 && say.questions(trial.questions)}</p>
<section><h2>${seat.orders}</h2>${tableView(
    [column(say.seat), column(say.from), figures(say.count)],
    trial.sheets.map((sheet) => [seatName(scene, sheet.seat), origins[sheet.origin], sheet.orders]),
  )}</section>
<section><h2>${say.figures}</h2>${tableView(
    [column(say.seat), figures(say.standing), ...labels.map(figures)],
    trial.standings.map((line) => [line.name, line.place, ...labels.map((label) => line.figures[label] ?? '')]),
  )}</section>
<section><h2>${say.news}</h2>${reportView(reportWithPlayers(news, campaign.seats), ruleset.id)}</section>`;
};
