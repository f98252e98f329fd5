import { ALSO, Called, type Fact, type Facts } from '@chancery/core';
import type { Stack } from '../../state.ts';
import type { MdPosition } from '../../types.ts';
import type { UnitId } from '../../unit-id.ts';
import { GOLD } from '../../words.ts';
import { calledPlace, calledRealm, calledTroop, calledUnit } from '../words/field-kinds.ts';

/** What the number under a name is. */
type Sort = 'realm' | 'place' | 'unit' | 'troop' | 'gold' | 'commander' | 'tenths' | 'percent' | 'plain';

/** The sort of every name that stands for something else than a plain number, in events and refusals. */
const SORTS: { readonly [name: string]: Sort } = {
  realm: 'realm',
  by: 'realm',
  on: 'realm',
  from: 'realm',
  to: 'realm',
  a: 'realm',
  b: 'realm',
  with: 'realm',
  owner: 'realm',
  formerly: 'realm',
  members: 'realm',
  winners: 'realm',
  victors: 'realm',
  against: 'realm',
  province: 'place',
  location: 'place',
  at: 'place',
  place: 'place',
  beyond: 'place',
  unit: 'unit',
  fleet: 'unit',
  army: 'unit',
  armies: 'unit',
  target: 'unit',
  follow: 'unit',
  into: 'unit',
  loadedOn: 'unit',
  type: 'troop',
  gold: 'gold',
  cost: 'gold',
  amount: 'gold',
  fee: 'gold',
  paid: 'gold',
  due: 'gold',
  total: 'gold',
  lost: 'gold',
  commander: 'commander',
  commanders: 'commander',
  leader: 'commander',
};

export interface FactNames {
  readonly [name: string]: Sort | undefined;
}

/** Data of the state in words: names for numbers, gold for pence. `special` says what is called otherwise here. */
export const factsOf = (data: object, position: MdPosition, special: FactNames = {}): Facts =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [wordsOf(name), factOf(name, value, position, special)]),
  );

/** `loadedOn` is `loaded on`. */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const factOf = (name: string, value: unknown, position: MdPosition, special: FactNames): Fact => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return numberOf(special[name] ?? SORTS[name] ?? 'plain', value, position);
  if (Array.isArray(value)) {
    if (value.every(isStack)) return value.length === 0 ? [] : stackFacts(value, position);
    return value.map((each) => factOf(name, each, position, special));
  }
  return factsOf(value, position, special);
};

const isStack = (value: unknown): value is Stack =>
  typeof value === 'object' && value !== null && 'type' in value && 'count' in value && 'rank' in value;

/** `{ Militia: 3, Archers: 1 }`, ranks together. */
export const stackFacts = (stacks: readonly Pick<Stack, 'type' | 'count'>[], { setting }: MdPosition): Facts =>
  countFacts(stacks.map(({ type, count }) => [calledTroop(setting, type), count]));

/** Sums by name; what has several names is found under each: `archer` too. */
export const countFacts = (counted: readonly (readonly [Called, number])[]): Facts => {
  const facts: { [name: string]: number } = {};
  const also: { [name: string]: number } = {};
  for (const [{ shown, names }, count] of counted) {
    const sum = (facts[shown] ?? 0) + count;
    facts[shown] = sum;
    for (const name of names) also[String(name)] = sum;
  }
  return { ...facts, [ALSO]: also };
};

const numberOf = (sort: Sort, value: number, { setting, state }: MdPosition): Fact => {
  switch (sort) {
    case 'realm':
      return value >= FIRST_UNIT ? calledUnit(setting, value as UnitId) : calledRealm(setting, value);
    case 'place':
      return calledPlace(setting, value);
    case 'unit':
      return value >= FIRST_UNIT ? calledUnit(setting, value as UnitId) : value;
    case 'troop':
      return calledTroop(setting, value);
    case 'gold':
      return value / GOLD;
    case 'percent':
      return value / 100;
    case 'tenths':
      return value / 10;
    case 'commander':
      return new Called(state.commanders.find(({ id }) => id === value)?.name ?? `Commander ${value}`, [value]);
    case 'plain':
      return value;
  }
};

/** Smaller numbers are no ids of units (unit-id.ts). */
const FIRST_UNIT = 100_000;
