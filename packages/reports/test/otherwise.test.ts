import type { AnyDeskRuleset, OrdersOtherwise } from '@chancery/core';
import { expect, test } from 'vitest';
import { withOtherwise } from '../src/otherwise.ts';

const rules = (...ofOrders: readonly string[]): Pick<AnyDeskRuleset, 'report'> => ({
  report: {
    sections: [
      { id: 'war', title: 'War', kinds: [] },
      ...ofOrders.map((id) => ({ id, title: 'Your lines', kinds: [], ofOrders: true as const })),
    ],
    papers: [],
  },
});
const sections = ['gains', 'war', 'lines'].map((id) => ({ id, title: id, lines: [{ text: `all of ${id}` }] }));
const struck: readonly OrdersOtherwise[] = [
  {
    turn: 3,
    why: 'struck',
    struck: [
      { text: 'A1 HOLD', instead: null, reason: 'no' },
      { text: 'TAX 9', instead: 'TAX 8', reason: 'too much' },
    ],
  },
];
const SAID = [
  'The orders of turn 3 differ from your receipts: the game master has struck out or changed some of them.',
  'Struck out: A1 HOLD (no)',
  'Changed: TAX 9 became TAX 8 (too much)',
];

test.each([
  ['where the rules have a section of orders, at its head', rules('lines'), sections, 'gains, war, lines', SAID],
  ['where that has nothing to say, behind the first', rules('lines'), sections.slice(0, 2), 'gains, lines, war', SAID],
  ['where they have none, in a section of its own', rules(), sections, 'gains, own-orders, war, lines', SAID],
])('what a master struck out stands with its reason: %s', (_, ruleset, given, order, said) => {
  const found = withOtherwise(ruleset, given, struck);
  expect(found.map(({ id }) => id).join(', ')).toBe(order);
  const [own] = found.filter(({ lines }) => lines[0]?.text === said[0]);
  const last = given.find(({ id }) => id === own?.id)?.lines.map(({ text }) => text) ?? [];
  expect(own?.lines.map(({ text }) => text)).toEqual([...said, ...last]);
});

test('orders that were carried out as they were sent change nothing; other reasons are told without lines', () => {
  expect(withOtherwise(rules('lines'), sections, [])).toBe(sections);
  const [, own] = withOtherwise(rules(), sections, [{ turn: 2, why: 'late' }]);
  expect(own).toEqual({
    id: 'own-orders',
    title: 'Your orders',
    lines: [{ text: 'The orders of turn 2 differ from your receipts: your sheet came after the list was closed.' }],
  });
});
