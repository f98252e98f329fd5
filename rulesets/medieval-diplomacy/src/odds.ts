import { type OddsReport, ok, type Result, readOddsRequest } from '@chancery/core';
import { TROOPS } from './data/troops.ts';
import { readQuestion } from './odds/read-question.ts';
import { reportOdds } from './odds/report.ts';
import type { Setting } from './setting.ts';

export { battleOdds } from './odds/battle-odds.ts';
export { landingChance, siegeOdds } from './odds/certain.ts';
export type { OddsForce, OddsQuestion } from './odds/question.ts';

/** As many as there are realms. */
const MOST_FORCES = 23;

/** The odds of a battle, described in words; all that is wrong with them otherwise. Without a setting the built-in troops fight. */
export const odds = (
  request: unknown,
  { troops }: Pick<Setting, 'troops'> = { troops: TROOPS },
): Result<OddsReport, readonly string[]> => {
  const read = readOddsRequest(request, MOST_FORCES, (words, faults) => readQuestion({ troops }, words, faults));
  if (!read.ok) return read;
  const { question, runs, seed } = read.value;
  return ok(reportOdds(question, runs, seed));
};
