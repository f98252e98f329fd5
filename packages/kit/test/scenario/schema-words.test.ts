import { faultsAgainst } from '@chancery/core';
import { expect, test } from 'vitest';
import {
  CODE,
  forEach,
  list,
  oneOfWords,
  readOptionsOver,
  row,
  TEXT,
  twice,
  whole,
  wholeOrNone,
  YES_OR_NO,
} from '../../src/index.ts';

const POWER = row(
  { code: CODE, name: TEXT, gold: whole(0, 9), at: oneOfWords(['sea', 'land']), alive: YES_OR_NO },
  'alive',
);
const york = { code: 'YOR', name: 'York', gold: 3, at: 'land' };

/** Where a value does not fit. */
const places = (schema: Parameters<typeof faultsAgainst>[0], value: unknown): readonly string[] =>
  faultsAgainst(schema, value, 'power').map((fault) => fault.split(':')[0] as string);

test('a row takes its fields and no others; optional ones may be absent', () => {
  expect(places(POWER, york)).toEqual([]);
  expect(places(POWER, { ...york, alive: true })).toEqual([]);
  expect(places(POWER, { ...york, colour: 'red' })).toHaveLength(1);
  expect(places(POWER, { code: 'YOR', gold: 3, at: 'land' })).toHaveLength(1);
});

test('each field takes what its word says', () => {
  expect(places(POWER, { ...york, code: 'YORK' })).toEqual(['power.code']);
  expect(places(POWER, { ...york, name: '' })).toEqual(['power.name']);
  expect(places(POWER, { ...york, gold: 10 })).toEqual(['power.gold']);
  expect(places(POWER, { ...york, at: 'sky' })).toEqual(['power.at']);
  expect(places(POWER, { ...york, alive: 'yes' })).toEqual(['power.alive']);
});

test('a number may be none where that is said', () => {
  expect(places(wholeOrNone(1, 5), null)).toEqual([]);
  expect(places(wholeOrNone(1, 5), 6)).toEqual(['power']);
  expect(places(whole(1, 5), null)).toEqual(['power']);
});

test('a list has its length, and one field for each name is wanted', () => {
  const pair = list(CODE, { least: 2, most: 2 });
  expect(places(pair, ['YOR', 'KEN'])).toEqual([]);
  expect(places(pair, ['YOR'])).toEqual(['power']);
  expect(places(pair, ['YOR', 'KEN', 'ESX'])).toEqual(['power']);
  expect(places(forEach(['grain', 'iron'], whole(0, 1)), { grain: 1 })).toHaveLength(1);
});

test('a description stands in the schema for whoever reads it', () => {
  expect(whole(0, 5, 'Gold')).toEqual({ type: 'integer', minimum: 0, maximum: 5, description: 'Gold' });
  expect(oneOfWords(['a'], 'Which')).toEqual({ enum: ['a'], description: 'Which' });
});

test('what stands in a list again is found, each time', () => {
  expect(twice(['a', 'b', 'a', 'c', 'a'])).toEqual(['a', 'a']);
  expect(twice([1, 2, 3])).toEqual([]);
});

test('given options come over the usual ones; faults of shape come before faults of sense', () => {
  const rules = {
    schema: { type: 'object', additionalProperties: false, properties: { gold: whole(0, 9), turns: whole(1, 9) } },
    usual: { gold: 3, turns: 5 },
    faultsOf: ({ gold, turns }: { readonly gold: number; readonly turns: number }) =>
      gold > turns ? ['options: more gold than turns'] : [],
  } as const;
  expect(readOptionsOver(rules, undefined)).toEqual({ ok: true, value: { gold: 3, turns: 5 } });
  expect(readOptionsOver(rules, { gold: 4 })).toEqual({ ok: true, value: { gold: 4, turns: 5 } });
  expect(readOptionsOver(rules, { gold: 8 })).toEqual({ ok: false, error: ['options: more gold than turns'] });
  expect(readOptionsOver(rules, { gold: 10 })).toMatchObject({
    ok: false,
    error: [expect.stringContaining('options.gold')],
  });
});
