import type { ReportLine, ReportSectionSpec } from '@chancery/core';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { GameKnown, Types } from '../types.ts';
import { incomeLines } from './income.ts';
import { ACTIONS, type Action, actionOf, kindsOf } from './kinds.ts';
import { concerns, isDoneBy } from './parties.ts';

const TITLES: { readonly [Each in Action]: string } = {
  diplomacy: 'Action 1: diplomacy',
  economy: 'Action 2: trade and economy',
  buying: 'Actions 3 and 8: new units',
  sailing: 'Actions 4 and 5: ships',
  marching: 'Actions 6 and 7: armies',
  income: 'Action 9: income',
  treaties: 'Action 10: treaties',
  deals: 'Action 11: trades and gifts',
  standing: 'Action 12: standing orders',
};

/** What the reader's own lines came to, under the actions of the turn, with dice, costs and what was left (W83-18.10). */
export const DEEDS: readonly ReportSectionSpec<Types>[] = ACTIONS.map((action) => ({
  id: action,
  title: TITLES[action],
  kinds: kindsOf(action),
  compose: (heard, known) => deedsOf(action, heard, known),
}));

const deedsOf = (action: Action, heard: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  heard
    .filter((news) => actionOf(news) === action && isDeed(news, known))
    .flatMap((news) => (news.kind === 'income-collected' ? incomeLines(news, heard, known) : toldLines(news, known)));

/** Whether it stands among the reader's own deeds: what they did, and deals, which both sides make. */
export const isDeed = (news: Told, { view: { nation } }: GameKnown): boolean => {
  if (nation === null) return false;
  const action = actionOf(news);
  if (action === null) return false;
  return isDoneBy(news, nation) || (action === 'deals' && concerns(news, nation));
};
