import type { ReportLine } from '@chancery/core';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';
import { NOTICES } from './kinds.ts';

/** Notices of war and offers: what is to be read before the orders of next month are written (DOM-8.23, 15.3). */
export const notices = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] => {
  const { domain } = known.view;
  const open = heard.filter((news, at) => NOTICES.has(news.kind) && !isSettled(news, heard.slice(at)));
  const waits = (news: Told): boolean =>
    (news.kind === 'war-declared' && news.attacker !== domain) || (news.kind === 'proposed' && news.to === domain);
  return [...open.filter(waits), ...open.filter((news) => !waits(news))].flatMap((news) => toldLines(news, known));
};

/** Whether a proposal was agreed on in the same month (DOM-8.1). */
const isSettled = (news: Told, later: readonly Told[]): boolean =>
  news.kind === 'proposed' &&
  later.some(
    (answer) =>
      answer.kind === 'proposal-answered' &&
      answer.from === news.from &&
      answer.to === news.to &&
      answer.proposal === news.proposal,
  );
