import type { ReportLine } from '@chancery/core';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';
import type { ToldKind } from './kinds.ts';
import { concerns } from './parties.ts';

/** Battles have papers of their own, and some news say nothing. */
const ELSEWHERE: ReadonlySet<ToldKind> = new Set([
  'battle-fought',
  'nation-turn-began',
  'nation-turn-ended',
  'update-ended',
]);

/**
 * Everything that concerned the reader, in the order in which it happened. What others did among themselves stands in the newsheet,
 * and on the board; whoever rules nothing reads all of it.
 */
export const everyStep = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] => {
  const { nation } = known.view;
  return heard
    .filter((news) => !ELSEWHERE.has(news.kind) && (nation === null || concerns(news, nation)))
    .flatMap((news) => toldLines(news, known));
};
