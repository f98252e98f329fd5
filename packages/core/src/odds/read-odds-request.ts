import { err, ok, type Result } from '../result.ts';
import type { OddsRequest } from './odds-report.ts';

/** More runs than these tell nothing new and would keep everybody waiting. */
const MOST_RUNS = 1_000_000;

/** A request for odds that was understood. */
export interface ReadOdds<Question> {
  readonly question: Question;
  readonly runs: number;
  readonly seed: number;
}

/** The words of a request, for the ruleset to read. */
export type OddsWords = Pick<OddsRequest, 'attackers' | 'defenders' | 'place'>;

/**
 * A battle in words, checked; lists every fault. `mostForces`: so many can meet in one battle. `read` understands the
 * words, and adds to the faults what it cannot.
 */
export const readOddsRequest = <Question>(
  request: unknown,
  mostForces: number,
  read: (words: OddsWords, faults: string[]) => Question,
): Result<ReadOdds<Question>, readonly string[]> => {
  if (!isRequest(request))
    return err(['attackers and defenders are lists of texts, place a text, runs and seed numbers']);
  const faults: string[] = [];
  const { runs, seed, attackers, defenders } = request;
  if (!Number.isInteger(runs) || runs < 1 || runs > MOST_RUNS)
    faults.push(`runs is a whole number from 1 to ${MOST_RUNS}`);
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32)
    faults.push('seed is a whole number from 0 to 4294967295');
  if (attackers.length === 0 || defenders.length === 0) faults.push('a battle has attackers and defenders');
  if (attackers.length + defenders.length > mostForces) faults.push(`at most ${mostForces} forces meet`);
  const question = read(request, faults);
  return faults.length > 0 ? err(faults) : ok({ question, runs, seed });
};

const isRequest = (value: unknown): value is OddsRequest => {
  if (typeof value !== 'object' || value === null) return false;
  const { attackers, defenders, place, runs, seed } = value as { readonly [key in keyof OddsRequest]?: unknown };
  const areTexts = (list: unknown): boolean => Array.isArray(list) && list.every((item) => typeof item === 'string');
  return (
    areTexts(attackers) &&
    areTexts(defenders) &&
    typeof place === 'string' &&
    typeof runs === 'number' &&
    typeof seed === 'number'
  );
};
