import { err, type OddsRequest, ok, type Result } from '@chancery/core';
import { TERRAINS, type Terrain } from '../words.ts';
import type { OddsPlace, OddsQuestion } from './question.ts';
import { clauses, readForce } from './read-force.ts';

/** More runs than these tell nothing new and would keep everybody waiting. */
const MOST_RUNS = 1_000_000;
/** As many as there are kingdoms. */
const MOST_FORCES = 36;

export interface ReadRequest {
  readonly question: OddsQuestion;
  readonly runs: number;
  readonly seed: number;
}

/** A battle in words, checked; lists every fault. */
export const readRequest = (request: unknown): Result<ReadRequest, readonly string[]> => {
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
  const attackers = request.attackers.map((text) => readForce(text, true, place, faults));
  const defenders = request.defenders.map((text) => readForce(text, false, place, faults));
  return faults.length > 0 ? err(faults) : ok({ question: { ...place, attackers, defenders }, runs, seed });
};

const isTerrain = (word: string): word is Terrain => (TERRAINS as readonly string[]).includes(word);

/** `highlands, stone`; `sea`. Nothing: open land. */
const readPlace = (text: string, faults: string[]): OddsPlace => {
  let place: OddsPlace = { on: 'land', terrain: 'plains', stone: false };
  const words = clauses(text);
  for (const word of words) {
    if (word === 'sea') place = { ...place, on: 'sea' };
    else if (word === 'stone') place = { ...place, stone: true };
    else if (isTerrain(word)) place = { ...place, terrain: word };
    else faults.push(`'${word}' is no place: ${TERRAINS.join('; ')}; stone; sea`);
  }
  if (place.on === 'sea' && words.length > 1) faults.push('the sea has neither terrain nor Stone');
  return place;
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
