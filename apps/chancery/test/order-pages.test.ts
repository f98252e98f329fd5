import type { NamedType, OrderKind, RulesetTypes } from '@chancery/core';
import { expect, test } from 'vitest';
import { oneOrder } from '../src/show/order-pages.ts';

const ship: NamedType = { kind: 'named', name: 'ship', value: 'integer', fixed: true, of: () => [] };
const sail = (from: number, to: number): OrderKind<RulesetTypes> => ({
  verb: 'SAIL',
  rule: 'T-1',
  title: 'Sail',
  help: 'Goes to sea.',
  group: 'Ships',
  by: 'ruler',
  params: { ships: { type: { kind: 'list', name: 'ships', of: ship, from, to }, help: 'your ships' } },
  lines: [{ pattern: 'SAIL <ships>' }],
  options: () => null,
  check: () => [],
});

test.each([
  [1, 9, 'one or several, at most 9'],
  [2, 9, '2 to 9 of them'],
  [3, 3, '3 of them'],
])('a list of %i to %i is explained', (from, to, words) => {
  const lines = oneOrder('Toy', sail(from, to)).sections.find(({ id }) => id === 'words')?.lines;
  expect(lines?.map(({ text }) => text)).toEqual([`<ships>  your ships: ${words}, separated by commas`]);
});
