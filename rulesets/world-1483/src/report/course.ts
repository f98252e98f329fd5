import type { ReportLine } from '@chancery/core';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';
import type { ToldKind } from './kinds.ts';

/** Battles have papers of their own, and some news say nothing. */
const ELSEWHERE: ReadonlySet<ToldKind> = new Set(['battle-fought', 'nation-turn-began', 'nation-turn-ended']);

/** Everything that the reader heard, in the order in which it happened. */
export const everyStep = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  heard.filter(({ kind }) => !ELSEWHERE.has(kind)).flatMap((news) => toldLines(news, known));
