import type { CampaignPage, StandingsAfter, TurnReport } from '@chancery/app';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import { reportView } from '../rules/report-view.ts';
import type { Words } from '../words/words.ts';
import { mapFigure } from './campaign-view.ts';
import { standingsView } from './standings-view.ts';

export interface PastTurn {
  readonly campaign: CampaignPage;
  readonly report: TurnReport;
  /** All that are out, the oldest first. */
  readonly turns: readonly StandingsAfter[];
}

/** A turn that is out, as everybody could know it then. */
export const turnView = ({ campaign, report, turns }: PastTurn, words: Words, zone: string): Html => {
  const { id, title, seats, ruleset } = campaign;
  const { label } = report;
  const say = words.campaign;
  const here = turns.find(({ turn }) => turn === report.turn);
  const steps = stepsView(id, report.turn, turns, say);
  return html`<header class="head"><h1>${here?.heading ?? say.ofTurn(label ?? report.turn)}</h1>
<p class="facts"><a href="/campaigns/${id}">${title}</a>${campaign.live === null && label === null ? html`<span>${say.ofTurn(report.turn)}</span>` : null}${here === undefined ? null : html`<span>${say.runAt}: ${momentView(here.at, zone, words)}</span>`}</p></header>
<nav class="steps-nav" aria-label="${say.history}">${steps}</nav>${mapFigure(`/campaigns/${id}/map.svg?turn=${report.turn}`, words)}
<section>${reportView(report.report, ruleset.id)}</section>
${here === undefined || here.standings.length === 0 ? null : html`<section class="wide"><h2>${say.standings}</h2>${standingsView(here.standings, seats, words)}</section>`}
<div class="steps-nav">${steps}</div>`;
};

const stepsView = (id: string, turn: number, turns: readonly StandingsAfter[], say: Words['campaign']): Html => {
  const before = turns.findLast((each) => each.turn < turn);
  const after = turns.find((each) => each.turn > turn);
  const link = (to: StandingsAfter | undefined, text: string, rel: string): Piece =>
    to !== undefined &&
    html`<a rel="${rel}" href="/campaigns/${id}/turns/${to.turn}"><span class="small">${text}</span> ${to.heading}</a>`;
  return html`${link(before, say.before, 'prev')}<a href="/campaigns/${id}">${say.present}</a>${link(after, say.after, 'next')}`;
};
