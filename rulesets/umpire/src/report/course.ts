import type { ReportLine } from '@chancery/core';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';

/** What has a paper or a section of its own is not told again in the course of the turn. */
const ELSEWHERE: ReadonlySet<Told['kind']> = new Set([
  'order-done',
  'intelligence-gathered',
  'battle-fought',
  'assault-told',
  'news-in-brief',
  'scored',
  'chances-taken',
]);

/** Every step of the turn as the reader may know it: marches leg by leg, losses, money, works. */
export const everyStep = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  heard.filter(({ kind }) => !ELSEWHERE.has(kind)).flatMap((news) => toldLines(news, known));
