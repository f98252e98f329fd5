import { describe, expect, test } from 'vitest';
import {
  type Armed,
  attackFactor,
  clamped,
  defenceFactor,
  type Fighter,
  givePoints,
  inDiceOrder,
  type Leader,
  shipFactor,
  wallBonus,
} from '../../src/rules/factors.ts';
import { ADMIRAL, QUARTERMASTER, STEPPE, TACTICIAN, TERRAIN } from '../../src/words.ts';

const fighter = (type: Fighter['type'], way: Fighter['way'] = 'land', owner = 1, id = 10): Fighter => ({
  id,
  owner,
  type,
  way,
});
const led = (ability: number, owner = 1, skill = 3): Leader => ({ id: 1, owner, skill, ability });

describe('what one fighter hits with', () => {
  test.each<readonly [Fighter['type'], Fighter['way'], Leader | null, boolean, number]>([
    ['inf', 'land', null, false, 3],
    ['cav', 'land', null, false, 6],
    ['knt', 'land', null, false, 7],
    ['art', 'land', led(TACTICIAN), false, 0],
    ['inf', 'strait', null, false, 2],
    ['cav', 'strait', null, false, 4],
    ['knt', 'strait', null, false, 5],
    ['inf', 'sea', null, false, 2],
    ['cav', 'sea', null, false, 3],
    ['knt', 'sea', null, false, 4],
    ['inf', 'inside', null, false, 3],
    ['inf', 'land', led(TACTICIAN), false, 4],
    ['inf', 'land', led(TACTICIAN, 2), false, 3],
    ['cav', 'land', led(STEPPE), true, 8],
    ['cav', 'land', led(STEPPE), false, 6],
    ['inf', 'land', led(STEPPE), true, 3],
    ['inf', 'land', led(ADMIRAL), false, 3],
    ['cav', 'land', led(TERRAIN), true, 6],
    ['mil', 'land', led(TACTICIAN), false, 0],
    ['coast', 'land', led(TACTICIAN), false, 0],
  ])(
    'W83-11.10 %s that attacks by %s under %o, all of its side mounted %s: %i',
    (type, way, leader, mounted, factor) => {
      expect(attackFactor(fighter(type, way), { leader, mounted })).toBe(factor);
    },
  );

  test.each<readonly [Fighter['type'], Leader | null, boolean, number | null, boolean, number]>([
    ['inf', null, false, null, false, 6],
    ['inf', null, false, 0, false, 6],
    ['inf', null, false, 1, false, 7],
    ['inf', null, false, 9, false, 9],
    ['inf', null, false, 9, true, 6],
    ['inf', led(TERRAIN), false, null, false, 8],
    ['inf', led(TERRAIN, 2), false, null, false, 6],
    ['inf', led(TERRAIN), false, null, true, 6],
    ['inf', led(TERRAIN), false, 3, false, 7],
    ['inf', led(QUARTERMASTER), false, 3, false, 8],
    ['inf', led(QUARTERMASTER, 2), false, 3, false, 8],
    ['inf', led(QUARTERMASTER), false, null, false, 6],
    ['cav', null, false, 9, false, 3],
    ['cav', led(STEPPE), true, null, false, 5],
    ['cav', led(STEPPE), false, null, false, 3],
    ['cav', led(STEPPE, 2), true, null, false, 3],
    ['cav', led(TACTICIAN), true, null, false, 3],
    ['knt', null, false, null, false, 6],
    ['art', led(QUARTERMASTER), false, 9, false, 0],
    ['mil', led(QUARTERMASTER), false, 9, false, 2],
    ['coast', null, false, null, false, 1],
  ])(
    'W83-11.11 %s defends under %o, mounted %s, walls %s, in the open %s: %i',
    (type, leader, mounted, fort, open, factor) => {
      expect(defenceFactor(fighter(type, 'inside'), { leader, mounted, fort, open })).toBe(factor);
    },
  );

  test('W83-2.12 walls of 1, 4 and 7 add 1, 2 and 3', () => {
    expect([0, 1, 3, 4, 6, 7, 9].map(wallBonus)).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });
  test('W83-11.13 no factor is below 0 or above 9', () => {
    expect([-2, 0, 9, 11].map(clamped)).toEqual([0, 0, 9, 9]);
  });
  test.each<readonly ['sol' | 'frg' | 'mer', 'attack' | 'defence', boolean, boolean, number]>([
    ['sol', 'attack', false, false, 6],
    ['sol', 'attack', true, false, 7],
    ['sol', 'attack', false, true, 4],
    ['sol', 'attack', true, true, 5],
    ['sol', 'defence', false, true, 7],
    ['frg', 'attack', false, true, 2],
    ['frg', 'defence', true, true, 4],
    ['mer', 'attack', false, true, 0],
    ['mer', 'attack', false, false, 1],
    ['mer', 'defence', true, false, 2],
  ])('W83-9.5 %s in %s with an Admiral %s, by deep sea %s: %i', (type, side, admiral, deep, factor) => {
    expect(shipFactor(type, side, { admiral, deep })).toBe(factor);
  });
});

test('W83-1.19 dice are rolled by type, then by id, and artillery rolls none', () => {
  const side = [
    fighter('mil', 'inside', 1, 0),
    fighter('knt', 'land', 1, 7),
    fighter('cav', 'land', 1, 9),
    fighter('cav', 'land', 1, 8),
    fighter('art', 'land', 1, 3),
    fighter('inf', 'land', 1, 20),
    fighter('coast', 'inside', 1, 0),
  ];
  expect(inDiceOrder(side).map(({ type, id }) => `${type} ${id}`)).toEqual([
    'coast 0',
    'inf 20',
    'cav 8',
    'cav 9',
    'knt 7',
    'mil 0',
  ]);
});

describe('the points of a general', () => {
  const armed = (...types: readonly Fighter['type'][]): Armed[] =>
    types.map((type, at) => ({ fighter: fighter(type, 'land', at === 3 ? 2 : 1, at + 1), factor: 3, points: 0 }));
  const given = (side: Armed[]): readonly (readonly [number, number])[] =>
    side.map(({ factor, points }) => [factor, points]);

  test('W83-4.6 go one by one to troops of his nation, again and again, until they are used', () => {
    const side = armed('inf', 'cav', 'art', 'inf', 'mil', 'coast');
    givePoints(side, led(0, 1, 3), []);
    expect(given(side)).toEqual([
      [5, 2],
      [4, 1],
      [3, 0],
      [3, 0],
      [3, 0],
      [3, 0],
    ]);
  });
  test('W83-4.6 or until all are at 9', () => {
    const side = armed('inf');
    givePoints(side, led(0, 1, 9), []);
    expect(given(side)).toEqual([[9, 6]]);
  });
  test('W83-4.7 as ordered, to so many of a type, and what cannot be used is lost', () => {
    const side = armed('inf', 'inf', 'inf');
    givePoints(side, led(0, 1, 9), [
      { count: 2, type: 'inf', points: 7 },
      { count: 1, type: 'cav', points: 2 },
    ]);
    expect(given(side)).toEqual([
      [9, 7],
      [9, 7],
      [3, 0],
    ]);
  });
  test('W83-4.6 and there are none without a general', () => {
    const side = armed('inf');
    givePoints(side, null, [{ count: 1, type: 'inf', points: 2 }]);
    expect(given(side)).toEqual([[3, 0]]);
  });
});
