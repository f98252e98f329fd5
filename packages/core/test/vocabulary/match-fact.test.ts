import { describe, expect, test } from 'vitest';
import { ALSO, Called, type Fact, factJson, factText } from '../../src/vocabulary/fact.ts';
import { differencesFrom, fits } from '../../src/vocabulary/match-fact.ts';
import { numberTest } from '../../src/vocabulary/number-test.ts';

const kent = new Called('Kent', [45]);

describe('what fits', () => {
  test.each<[expected: unknown, fact: Fact]>([
    ['kent', kent],
    [45, kent],
    ['men at arms', 'Men-at-Arms'],
    [43.5, 43.5],
    ['43.50', 43.5],
    ['at least 3', 3],
    ['3 to 5', 4],
    ['yes', true],
    [false, false],
    ['none', null],
    [null, null],
    ['none', []],
    ['none', {}],
    ['Kent, Essex', [new Called('Essex'), kent]],
    ['Kent and Essex', [kent, new Called('Essex')]],
    [
      [{ place: 'Kent' }],
      [
        { place: new Called('Essex'), gold: 1 },
        { place: kent, gold: 2 },
      ],
    ],
    [['Kent'], kent],
    [{ 'total combat': 5 }, { totalCombat: 5 }],
    [{ other: 1 }, { [ALSO]: { other: 1 } }],
  ])('%j', (expected, fact) => {
    expect(fits(expected, fact)).toBe(true);
  });

  test.each<[expected: unknown, fact: Fact]>([
    ['Essex', kent],
    [44, kent],
    ['at least 3', 2],
    ['yes', false],
    ['none', 0],
    ['none', [1]],
    ['Kent', [kent, kent]],
    [{ a: 1 }, 1],
    [{ a: 1 }, { b: 1 }],
    ['x', {}],
  ])('not %j', (expected, fact) => {
    expect(fits(expected, fact)).toBe(false);
  });
});

test('differences go down to the fact that differs', () => {
  const fact: Fact = { place: kent, 'round 1': { hits: 2, who: [kent] } };
  expect(differencesFrom({ place: 'Kent', 'round 1': { hits: 3, who: 'Essex' } }, fact, 'event')).toEqual([
    { path: 'event.round 1.hits', expected: '3', got: '2' },
    { path: 'event.round 1.who', expected: 'Essex', got: '[Kent]' },
  ]);
});

test.each<[words: string, holds: readonly number[], fails: readonly number[]]>([
  ['3', [3], [2, 4]],
  ['-3.5', [-3.5], [3.5]],
  ['43.5 gold', [43.5], [43]],
  ['>= 3', [3, 4], [2]],
  ['3 or more', [3, 4], [2]],
  ['at most 3', [3, 2], [4]],
  ['more than 3', [3.1], [3]],
  ['< 3', [2.9], [3]],
  ['3 to 5', [3, 5], [2, 6]],
])('the number test %s', (words, holds, fails) => {
  const test = numberTest(words);
  expect(holds.map((value) => test?.holds(value))).toEqual(holds.map(() => true));
  expect(fails.map((value) => test?.holds(value))).toEqual(fails.map(() => false));
});

test('words that are no number test', () => {
  expect(['three', '', '3 4', 'at least'].map(numberTest)).toEqual([null, null, null, null]);
});

test('facts as a line and as JSON', () => {
  const fact: Fact = { kind: 'sailed', to: kent, armies: [], lost: null, second: true };
  expect(factText(fact)).toBe('{ kind: sailed, to: Kent, armies: none, lost: none, second: yes }');
  expect(factJson(fact)).toEqual({ kind: 'sailed', to: 'Kent', armies: [], lost: null, second: true });
});
