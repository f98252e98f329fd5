import type { Question } from '@chancery/core';
import { type OfRecord, sheetsFrom } from './of-record.ts';
import type { Play } from './play.ts';

/** What the master is asked if the turn is run by these orders. */
export const questionsOf = (
  { ruleset, position }: Pick<Play, 'ruleset' | 'position'>,
  ofRecord: readonly OfRecord[],
): readonly Question[] =>
  ruleset.questions(position, Object.fromEntries(sheetsFrom(ofRecord).map((sheet) => [sheet.seat, sheet])));
