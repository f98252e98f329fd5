import { err, type OddsReport, ok, type Result } from '@chancery/core';
import { TROOPS } from './data/troops.ts';
import { readRequest } from './odds/read-request.ts';
import { reportOdds } from './odds/report.ts';
import type { Setting } from './setting.ts';

export { battleOdds } from './odds/battle-odds.ts';
export { landingChance, siegeOdds } from './odds/certain.ts';
export type { OddsForce, OddsQuestion } from './odds/question.ts';

/** The odds of a battle, described in words; all that is wrong with them otherwise. Without a setting the built-in troops fight. */
export const odds = (
  request: unknown,
  { troops }: Pick<Setting, 'troops'> = { troops: TROOPS },
): Result<OddsReport, readonly string[]> => {
  const read = readRequest({ troops }, request);
  if (!read.ok) return err(read.error);
  const { question, runs, seed } = read.value;
  return ok(reportOdds(question, runs, seed));
};
