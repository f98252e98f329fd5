import { describe, expect, test } from 'vitest';
import { readCase } from '../../src/case/rule-case.ts';
import { phrasesOf, squash } from '../../src/vocabulary/phrases.ts';
import { saysNothing, Words } from '../../src/vocabulary/words.ts';

test('phrases are parted outside brackets and quotes', () => {
  expect(phrasesOf('a, b (c, d); "e, f"\n g')).toEqual(['a', 'b (c, d)', '"e, f"', 'g']);
});

test('names are compared without marks and capitals', () => {
  expect(['Base revenue', 'base_revenue', 'baseRevenue', 'BASE-REVENUE'].map(squash)).toEqual(
    new Array(4).fill('baserevenue'),
  );
});

test('what says that there is nothing', () => {
  expect(['none', 'Nobody', null, undefined, false, []].map((value) => saysNothing({ value }))).toEqual(
    new Array(6).fill(true),
  );
  expect([0, 'x', {}, true].map((value) => saysNothing({ value }))).toEqual(new Array(4).fill(false));
});

describe('the frame of a case', () => {
  const read = (value: unknown) => {
    const words = new Words(value, '', []);
    return { rule: readCase(words), faults: words.faults };
  };

  test('one turn, or several', () => {
    const { rule } = read({ rule: 'MD-1.1, MD-1.2', title: 'x', orders: { Eng: 'HOLD' }, expect: { turn: 2 } });
    expect([rule.rules, rule.turns.length, rule.turns[0]?.expect.value]).toEqual([
      ['MD-1.1', 'MD-1.2'],
      1,
      { turn: 2 },
    ]);
    const many = read({ turns: [{ orders: {} }, {}], expect: { turn: 3 } }).rule.turns;
    expect(many.map(({ expect: wanted }) => wanted.value)).toEqual([null, { turn: 3 }]);
  });

  test('unknown parts and orders beside turns are faults', () => {
    expect(read({ postion: {} }).faults).toEqual([
      { path: 'postion', keys: ['postion'], text: "a case has no 'postion'; did you mean position?" },
    ]);
    expect(read({ turns: [{}], dice: [1] }).faults).toHaveLength(1);
    expect(read('x').faults).toHaveLength(1);
  });
});
