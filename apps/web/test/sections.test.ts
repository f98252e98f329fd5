import type { AnyOrder, ChoiceTree, HasOrders, OrderKind, RulesetTypes } from '@chancery/core';
import { expect, test } from 'vitest';
import { movedBy } from '../src/lib/desk/draft/move-order.ts';
import { sectionInHand, sectionsToChoose, treeInHand } from '../src/lib/desk/draft/section-in-hand.ts';

const kind = (verb: string, sections?: readonly string[]): OrderKind<RulesetTypes> => ({
  verb,
  rule: 'T-1.1',
  title: verb,
  help: verb,
  group: 'Orders',
  by: 'ruler',
  ...(sections === undefined ? {} : { sections }),
  params: {},
  lines: [{ pattern: verb }],
  options: () => ({ ask: 'done' }),
  check: () => [],
});
const ROUNDS = ['r1', 'r2', 'r3'];
const rules: HasOrders<RulesetTypes> = {
  orders: {
    kinds: {
      BUILD: kind('BUILD', ROUNDS),
      RAID: kind('RAID', ['r2', 'r3']),
      TAX: kind('TAX'),
      GIFT: kind('GIFT', ['gifts']),
    },
    sections: [
      ...ROUNDS.map((id) => ({ id, title: id, heading: id.toUpperCase(), takes: 1 })),
      { id: 'gifts', title: 'Gifts', heading: 'GIFTS' },
    ],
    together: () => [],
  },
};
const order = (verb: string, section?: string): AnyOrder => ({
  verb,
  args: {},
  ...(section === undefined ? {} : { section }),
});
const said = (orders: readonly AnyOrder[] | null): readonly string[] | null =>
  orders?.map(({ verb, section }) => `${verb} ${section ?? '-'}`) ?? null;

test('an order goes up and down within its section', () => {
  const taxes = [
    { ...order('TAX'), unit: '1' },
    { ...order('TAX'), unit: '2' },
  ];
  expect(movedBy(rules, taxes, 0, 1)?.map(({ unit }) => unit)).toEqual(['2', '1']);
  expect(movedBy(rules, taxes, 0, -1)).toBeNull();
  expect(movedBy(rules, taxes, 1, 1)).toBeNull();
});

test('at the end of its section it goes into the next that has room', () => {
  const list = [order('BUILD', 'r1'), order('RAID', 'r3')];
  expect(said(movedBy(rules, list, 0, 1))).toEqual(['BUILD r2', 'RAID r3']);
  expect(said(movedBy(rules, list, 1, -1))).toEqual(['BUILD r1', 'RAID r2']);
});

test('cards of full sections change places, where both may', () => {
  expect(said(movedBy(rules, [order('BUILD', 'r2'), order('RAID', 'r3')], 0, 1))).toEqual(['RAID r2', 'BUILD r3']);
  expect(movedBy(rules, [order('BUILD', 'r1'), order('RAID', 'r2')], 0, 1)).toBeNull();
  expect(movedBy(rules, [order('BUILD', 'r1'), order('RAID', 'r2')], 1, -1)).toBeNull();
  expect(movedBy(rules, [order('GIFT', 'gifts')], 0, -1)).toBeNull();
});

test('orders go into the section that was chosen, else into the first with room', () => {
  const sections = sectionsToChoose(rules);
  expect(sections.map(({ id }) => id)).toEqual(ROUNDS);
  expect(sectionInHand(sections, [], null)).toBe('r1');
  expect(sectionInHand(sections, [order('BUILD', 'r1')], null)).toBe('r2');
  expect(sectionInHand(sections, [order('BUILD', 'r1')], 'r3')).toBe('r3');
  expect(sectionInHand(sections, [order('BUILD', 'r3')], 'r3')).toBe('r1');
  expect(
    sectionInHand(
      sections,
      ROUNDS.map((id) => order('BUILD', id)),
      'r3',
    ),
  ).toBeNull();
});

test('the question for the section is answered by the one in hand where it can be', () => {
  const of = ROUNDS.map((value) => ({ value, label: value }));
  const tree: ChoiceTree = {
    BUILD: { ask: 'one', param: 'section', of, then: { ask: 'done' } },
    RAID: { ask: 'one', param: 'section', of: of.slice(1), then: { ask: 'done' } },
    TAX: { ask: 'done' },
  };
  const held = treeInHand(tree, 'r1');
  expect(held['BUILD']).toMatchObject({ of: [{ value: 'r1' }] });
  expect(held['RAID']).toEqual(tree['RAID']);
  expect(held['TAX']).toEqual(tree['TAX']);
});

test('sections that are run at different times are chosen order by order', () => {
  const timed: HasOrders<RulesetTypes> = {
    orders: {
      ...rules.orders,
      kinds: { PEACE: kind('PEACE', ['r1', 'gifts']), RAID: kind('RAID', ['r2', 'r3']) },
      sections: (rules.orders.sections ?? []).map((section) =>
        section.id === 'gifts' ? { ...section, when: 'any' } : section,
      ),
    },
  };
  expect(sectionsToChoose(timed).map(({ id }) => id)).toEqual(['r2', 'r3']);
  expect(sectionsToChoose(rules).map(({ id }) => id)).toEqual(ROUNDS);
});
