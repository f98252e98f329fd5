import type { ReportLine } from '@chancery/core';
import { toldLines } from '../text/told.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';
import { isDeed } from './deeds.ts';
import type { ToldKind } from './kinds.ts';
import { concerns, isDoneBy } from './parties.ts';

/** What says nothing that another piece of news does not. */
const QUIET: ReadonlySet<ToldKind> = new Set([
  'nation-turn-began',
  'nation-turn-ended',
  'value-changed',
  'units-lost',
  'original-lands-set',
  'treasury-changed',
]);

/** What others did to the reader's nation outside its own turn: attacks, thefts, guests, answers, tribute (W83-18.12). */
export const foreign = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] => {
  const { nation } = known.view;
  if (nation === null) return [];
  return heard
    .filter((news) => !QUIET.has(news.kind) && concerns(news, nation) && isForeign(news, known))
    .flatMap((news) => toldLines(news, known));
};

const isForeign = (news: Told, known: GameKnown): boolean =>
  known.view.nation !== null && !isDeed(news, known) && !isDoneBy(news, known.view.nation);
