import { DONE } from '@chancery/core';
import { expect, test } from 'vitest';
import { branch, leftOut, numberOf, oneOf, someOf, textOf, upTo, when } from '../../src/index.ts';

test('a branch that leads to nothing is not offered', () => {
  expect(branch(1, 'York', null)).toBeNull();
  expect(oneOf('area', [branch(1, 'York', null), branch(2, 'Leeds')])).toEqual({
    ask: 'one',
    param: 'area',
    of: [{ value: 2, label: 'Leeds' }],
  });
});

test('what follows all branches alike is said once, at the question', () => {
  const gold = numberOf('gold', upTo(5));
  const towns = [branch(1, 'York', gold), branch(2, 'Leeds', gold)];
  expect(oneOf('town', towns)).toEqual({
    ask: 'one',
    param: 'town',
    of: [
      { value: 1, label: 'York' },
      { value: 2, label: 'Leeds' },
    ],
    then: gold,
  });
  const apart = [...towns, branch(3, 'Whitby')];
  expect(oneOf('town', apart)).toEqual({ ask: 'one', param: 'town', of: apart });
});

test('where there is nothing to choose from, nothing is asked, unless it may be left out', () => {
  expect(oneOf('area', [null])).toBeNull();
  expect(oneOf('area', [], leftOut('Anywhere'))).toEqual(DONE);
  expect(someOf('units', [])).toBeNull();
  expect(numberOf('gold', upTo(0))).toBeNull();
});

test('some of several are ticked, at least one and at most all', () => {
  const ticks = [
    { value: 1, label: 'Levy 1' },
    { value: 2, label: 'Levy 2' },
  ];
  expect(someOf('units', ticks)).toEqual({ ask: 'some', param: 'units', from: 1, to: 2, of: ticks, then: DONE });
});

test('a number has its range, what a form begins with, and what leaving it out means', () => {
  expect(numberOf('level', { from: 1, to: 5, usual: 3 })).toEqual({
    ask: 'number',
    param: 'level',
    from: 1,
    to: 5,
    usual: 3,
    then: DONE,
  });
  expect(numberOf('times', upTo(2), leftOut('Once'))).toEqual({
    ask: 'number',
    param: 'times',
    from: 1,
    to: 2,
    then: DONE,
    skip: { label: 'Once', then: DONE },
  });
});

test('a text has its length and examples', () => {
  expect(textOf('name', { from: 1, to: 40, examples: ['The Bold'] }, leftOut('No name'))).toEqual({
    ask: 'text',
    param: 'name',
    from: 1,
    to: 40,
    examples: ['The Bold'],
    then: DONE,
    skip: { label: 'No name', then: DONE },
  });
});

test('an order that could not be given is not offered', () => {
  expect(when(true)).toEqual(DONE);
  expect(when(false)).toBeNull();
});
