import { describe, expect, test } from 'vitest';
import { caseDice } from '../../src/case/case-dice.ts';
import { readDice } from '../../src/case/read-dice.ts';
import { Words } from '../../src/vocabulary/words.ts';

const NAMES = ['attack', 'landing', 'attack@1', 'landing@2'];

const read = (value: unknown) => {
  const words = new Words(value, 'dice', []);
  const script = readDice(words, (label, at) => (NAMES.includes(label) ? label : at.unknown('draw', label, NAMES)));
  return { script, faults: words.faults };
};

const all = (value: unknown) => read(value).script.all;

describe('rolls as people write them', () => {
  test.each<[value: unknown, rolls: unknown, then: unknown]>([
    [[1, 2, 3], [1, 2, 3], null],
    [7, [7], null],
    ['hit', ['hit'], null],
    [
      ['hit x 2', '2 misses', 'miss x2', '3x hit'],
      ['hit', 'hit', 'miss', 'miss', 'miss', 'miss', 'hit', 'hit', 'hit'],
      null,
    ],
    ['hhm h', ['hit', 'hit', 'miss', 'hit'], null],
    ['1 20, miss', [1, 20, 'miss'], null],
    ['50 x 3', [50, 50, 50], null],
    [[1, 'always miss'], [1], 'miss'],
    ['2 hits, then 10000', ['hit', 'hit'], 10000],
    ['2 hits then misses', ['hit', 'hit'], 'miss'],
    ['2 hits, then always miss', ['hit', 'hit'], 'miss'],
    [[[1, 2], [3]], [1, 2, 3], null],
    [null, [], null],
    ['none', [], null],
    [{ default: 'miss' }, [], 'miss'],
    [{ default: [1, 2] }, [1, 2], null],
    [{ 'in order': [1, 2] }, [1, 2], null],
  ])('%j', (value, rolls, then) => {
    expect(all(value)).toEqual({ rolls, then });
  });

  test('by label, in a mapping or a list of mappings', () => {
    const wanted = { attack: { rolls: [1, 2], then: null }, 'landing@2': { rolls: [60], then: null } };
    expect(read({ attack: [1, 2], 'landing@2': 60 }).script.byLabel).toEqual(wanted);
    expect(read([{ attack: 1 }, { 'landing@2': 60 }, { attack: 2 }]).script.byLabel).toEqual(wanted);
    expect(read({ attack: [1, 2], landing: { 2: 60 } }).script.byLabel).toEqual(wanted);
  });

  test('what is no roll, and no draw, is a fault', () => {
    expect(read(['sixish']).faults).toEqual([
      { path: 'dice[1]', keys: [0], text: "'sixish' is no roll: a number, hit, miss, 3 hits, hit x 3, always miss" },
    ]);
    expect(read({ atack: 1 }).faults).toEqual([
      { path: 'dice.atack', keys: ['atack'], text: "there is no draw 'atack'; did you mean attack?" },
    ]);
  });
});

test('a place goes before a name, and a name before the list', () => {
  const dice = caseDice(read({ 'attack@1': [11], attack: [21, 22], default: 99 }).script);
  expect([dice.at('attack', 1).d(100), dice.at('attack', 1).d(100), dice.at('attack', 3).d(100)]).toEqual([11, 21, 22]);
  expect([dice.at('attack', 3).d(100), dice.at('landing').d(100)]).toEqual([99, 99]);
  expect([dice.missing(), dice.unused(), dice.misfits()]).toEqual([[], [], []]);
});

test('hits and misses are the ends of the die; what is not given misses and is noted', () => {
  const dice = caseDice(read(['hit', 'miss', 500]).script);
  const roller = dice.at('attack', 1);
  expect([roller.d(6), roller.d(6), roller.d(6), roller.d(6), roller.d(6), roller.d(1)]).toEqual([1, 6, 6, 6, 6, 1]);
  expect(dice.missing()).toEqual([{ label: 'attack@1', sides: 6, count: 2 }]);
  expect(dice.misfits()).toEqual(['500 is no roll of a d6 (attack@1); it counted as 6']);
  expect(dice.log()).toEqual([{ label: 'attack@1', sides: 6, values: [1, 6, 6, 6, 6] }]);
});

test('several dice at once take one roll, their total', () => {
  const dice = caseDice(read(['hit', 'miss', 7, 13]).script);
  const tax = dice.at('tax');
  expect([tax.sum(2, 6), tax.sum(2, 6), tax.sum(2, 6), tax.sum(2, 6), tax.sum(2, 6)]).toEqual([2, 12, 7, 12, 12]);
  expect(dice.missing()).toEqual([{ label: 'tax', sides: 6, dice: 2, count: 1 }]);
  expect(dice.misfits()).toEqual(['13 is no roll of a 2d6 (tax); it counted as 12']);
  expect(dice.log()).toEqual([{ label: 'tax', sides: 6, dice: 2, values: [2, 12, 7, 12, 12] }]);
});

test('rolls that nothing asked for', () => {
  const dice = caseDice(read({ attack: [1, 2], default: [3] }).script);
  dice.at('attack', 1).d(6);
  expect(dice.unused()).toEqual([
    { label: 'attack', rolls: [2] },
    { label: null, rolls: [3] },
  ]);
});
