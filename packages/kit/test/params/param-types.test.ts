import { expect, test } from 'vitest';
import { namedTypes, numberType, textType } from '../../src/index.ts';
import type { Scouts } from '../events/scouts.ts';

const { fixed, words } = namedTypes<Scouts>();
const known = { setting: { scouts: { Ann: 1, Bob: 2 } }, view: null };

test('what the setting lists is named by it, once for all seats', () => {
  const type = fixed('scout', 'string', ({ scouts }) =>
    Object.keys(scouts).map((value) => ({ value, names: [value] })),
  );
  expect(type).toMatchObject({ kind: 'named', name: 'scout', value: 'string', fixed: true });
  expect(type.of(known)).toEqual([
    { value: 'Ann', names: ['Ann'] },
    { value: 'Bob', names: ['Bob'] },
  ]);
});

test('words are called as they are written, unless somebody says how', () => {
  expect(words('pace', ['slow', 'fast']).of(known)).toEqual([
    { value: 'slow', names: ['slow'] },
    { value: 'fast', names: ['fast'] },
  ]);
  expect(words('pace', ['slow'], (word) => [word.toUpperCase(), word]).of(known)).toEqual([
    { value: 'slow', names: ['SLOW', 'slow'] },
  ]);
});

test('numbers and texts have their bounds; examples are there when they are given', () => {
  expect(numberType('rank', 1, 5)).toEqual({ kind: 'number', name: 'rank', from: 1, to: 5 });
  expect(textType('name', 1, 40)).toEqual({ kind: 'text', name: 'name', from: 1, to: 40 });
  expect(textType('name', 1, 40, ['Bess'])).toEqual({
    kind: 'text',
    name: 'name',
    from: 1,
    to: 40,
    examples: ['Bess'],
  });
});
