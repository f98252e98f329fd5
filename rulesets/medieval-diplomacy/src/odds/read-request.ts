import { err, type OddsRequest, ok, type Result } from '@chancery/core';
import type { Setting } from '../setting.ts';
import type { OddsQuestion } from './question.ts';
import { readForce } from './read-force.ts';
import { readPlace } from './read-place.ts';

/** More runs than these tell nothing new and would keep everybody waiting. */
const MOST_RUNS = 1_000_000;

export interface ReadRequest {
  readonly question: OddsQuestion;
  readonly runs: number;
  readonly seed: number;
}

/** A battle in words, checked; lists every fault. */
export const readRequest = (
  setting: Pick<Setting, 'troops'>,
  request: unknown,
): Result<ReadRequest, readonly string[]> => {
  if (!isRequest(request))
    return err(['attackers and defenders are lists of texts, place a text, runs and seed numbers']);
  const faults: string[] = [];
  const { runs, seed } = request;
  if (!Number.isInteger(runs) || runs < 1 || runs > MOST_RUNS)
    faults.push(`runs is a whole number from 1 to ${MOST_RUNS}`);
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32)
    faults.push('seed is a whole number from 0 to 4294967295');
  if (request.attackers.length === 0 || request.defenders.length === 0)
    faults.push('a battle has attackers and defenders');
  if (request.attackers.length + request.defenders.length > MOST_FORCES)
    faults.push(`at most ${MOST_FORCES} forces meet`);
  const place = readPlace(request.place, faults);
  const attackers = request.attackers.map((text) => readForce(setting, text, { ...place, attacks: true }, faults));
  const defenders = request.defenders.map((text) => readForce(setting, text, { ...place, attacks: false }, faults));
  return faults.length > 0 ? err(faults) : ok({ question: { setting, ...place, attackers, defenders }, runs, seed });
};

/** As many as there are realms. */
const MOST_FORCES = 23;

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
