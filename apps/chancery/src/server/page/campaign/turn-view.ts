import type { CampaignPage, StandingsAfter, TurnReport } from '@chancery/app';
import { type Html, html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import { reportView } from '../rules/report-view.ts';
import type { Words } from '../words/words.ts';
import { mapFigure } from './campaign-view.ts';
import { standingsView } from './standings-view.ts';
import { areNumbered, shortTurnTitle, type TitledTurn, turnTitle } from './turn-title.ts';

export interface PastTurn {
  readonly campaign: CampaignPage;
  readonly report: TurnReport;
  /** All that are out, the oldest first. */
  readonly turns: readonly StandingsAfter[];
}

/** Of posts of the same move only the last is listed; the others bear its name too. */
const titledTurn = ({ report: { turn, label }, turns }: PastTurn): TitledTurn => ({
  turn,
  heading: label || (turns.find((each) => each.turn >= turn)?.heading ?? ''),
});

/** How the page of a turn is called behind the title of its campaign. */
export const pageTitle = (past: PastTurn, say: Words['campaign']): string =>
  shortTurnTitle(titledTurn(past), areNumbered(past.campaign.live, past.turns), say);

/** A turn that is out, as everybody could know it then. */
export const turnView = (past: PastTurn, words: Words, zone: string): Html => {
  const { campaign, report, turns } = past;
  const { id, title, ruleset } = campaign;
  const say = words.campaign;
  const here = turns.find(({ turn }) => turn === report.turn);
  const numbered = areNumbered(campaign.live, turns);
  const steps = stepsView({ id, turn: report.turn, turns, numbered }, say);
  return html`<header class="head"><h1>${turnTitle(titledTurn(past), numbered, say)}</h1>
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
    html`<a rel="${rel}" href="/campaigns/${id}/turns/${to.turn}"><span class="small">${text}</span> ${turnTitle(to, numbered, say)}</a>`;
  return html`${link(before, say.before, 'prev')}<a href="/campaigns/${id}">${say.present}</a>${link(after, say.after, 'next')}`;
};
