import type { Choice, ChoiceTree } from '@chancery/core';
import { expect, test } from 'vitest';
import { namesPower, offersAbout } from '../src/lib/desk/pointing.ts';

const one = (param: string, ...values: readonly (string | number)[]): Choice => ({
  ask: 'one',
  param,
  of: values.map((value) => ({ value, label: `${value}` })),
});
const TREE: ChoiceTree = {
  WAR: one('nation', 5, 7),
  MARCH: one('from', 5),
  PEACE: {
    ask: 'one',
    param: 'section',
    of: [
      { value: 'actions', label: 'Actions', then: one('nation', 5) },
      { value: 'trades', label: 'Trades', then: one('nation', 5) },
    ],
  },
  PRAY: { ask: 'done' },
};

test('about a power stand the orders that ask for it first, whichever section is chosen', () => {
  expect(offersAbout(TREE, { power: '5', params: ['nation'] })).toEqual([
    { verb: 'WAR', named: { nation: 5 } },
    { verb: 'PEACE', named: { nation: 5 } },
  ]);
  expect(offersAbout(TREE, { power: '7', params: ['nation'] }).map(({ verb }) => verb)).toEqual(['WAR']);
});

test('where a ruleset does not say which arguments name powers, any does', () => {
  expect(offersAbout(TREE, { power: '5', params: undefined }).map(({ verb }) => verb)).toEqual([
    'WAR',
    'MARCH',
    'PEACE',
  ]);
});

test('an order names a power in those arguments only', () => {
  const march = { verb: 'MARCH', args: { from: 5, nations: [7, 5] } };
  expect(namesPower(march, { power: '5', params: ['nation'] })).toBe(false);
  expect(namesPower(march, { power: '5', params: ['nations'] })).toBe(true);
  expect(namesPower(march, { power: '5', params: undefined })).toBe(true);
});
