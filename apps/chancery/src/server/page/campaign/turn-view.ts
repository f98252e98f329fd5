import type { CampaignPage, StandingsAfter, TurnReport } from '@chancery/app';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import { reportView } from '../rules/report-view.ts';
import type { Words } from '../words/words.ts';
import { mapFigure } from './campaign-view.ts';
import { standingsView } from './standings-view.ts';
import { turnTitle } from './turn-title.ts';

export interface PastTurn {
  readonly campaign: CampaignPage;
  readonly report: TurnReport;
  /** All that are out, the oldest first. */
  readonly turns: readonly StandingsAfter[];
}

/** A turn that is out, as everybody could know it then. */
export const turnView = ({ campaign, report, turns }: PastTurn, words: Words, zone: string): Html => {
  const { id, title, ruleset } = campaign;
  const { label } = report;
  const say = words.campaign;
  const here = turns.find(({ turn }) => turn === report.turn);
  // Where rules count turns themselves, the heading of what a turn led to bears the number of the next.
  const numbered = campaign.live === null && label === null;
  const steps = stepsView({ id, turn: report.turn, turns, numbered }, say);
  return html`<header class="head"><h1>${numbered ? turnTitle(report.turn, say) : (here?.heading ?? say.ofTurn(label ?? report.turn))}</h1>
<p class="facts"><a href="/campaigns/${id}">${title}</a>${numbered && here !== undefined ? html`<span>${say.thenIs(here.heading)}</span>` : null}${here === undefined ? null : html`<span>${say.runAt}: ${momentView(here.at, zone, words)}</span>`}</p></header>
<nav class="steps-nav" aria-label="${say.history}">${steps}</nav>${mapFigure(`/campaigns/${id}/map.svg?turn=${report.turn}`, words)}
<section>${reportView(report.report, ruleset.id)}</section>
${here === undefined || here.standings.length === 0 ? null : html`<section class="beside"><h2>${say.standings}</h2>${standingsView(here.standings, campaign, words)}</section>`}
<div class="steps-nav">${steps}</div>`;
};

interface Steps {
  readonly id: string;
  readonly turn: number;
  readonly turns: readonly StandingsAfter[];
  readonly numbered: boolean;
}

const stepsView = ({ id, turn, turns, numbered }: Steps, say: Words['campaign']): Html => {
  const before = turns.findLast((each) => each.turn < turn);
  const after = turns.find((each) => each.turn > turn);
  const link = (to: StandingsAfter | undefined, text: string, rel: string): Piece =>
    to !== undefined &&
    html`<a rel="${rel}" href="/campaigns/${id}/turns/${to.turn}"><span class="small">${text}</span> ${numbered ? turnTitle(to.turn, say) : to.heading}</a>`;
  return html`${link(before, say.before, 'prev')}<a href="/campaigns/${id}">${say.present}</a>${link(after, say.after, 'next')}`;
};
