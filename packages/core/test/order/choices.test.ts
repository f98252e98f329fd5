import { describe, expect, test } from 'vitest';
import {
  begunInHand,
  type Choice,
  choiceTree,
  DONE,
  leavesOf,
  orderKindOf,
  pickOrder,
  quickDice,
  type Roller,
  readOrderJson,
} from '../../src/index.ts';
import { known, toy, toyOrders } from './toy.ts';

const kindOf = (verb: string) => {
  const kind = orderKindOf(toyOrders, verb);
  if (kind === undefined) throw new Error(verb);
  return kind;
};
const units = (choice: Choice): Choice => ({
  ask: 'one',
  param: 'unit',
  of: ['A7', 'A8', 'F1'].map((value) => ({ value, label: value, then: choice })),
});
const counts: Choice = { ask: 'number', param: 'count', from: 1, to: 500, then: DONE };
const ranks: Choice = { ask: 'numbers', param: 'ranks', count: 3, sum: 10, then: DONE };
const name: Choice = { ask: 'text', param: 'name', from: 1, to: 40, then: DONE };

describe('the tree of choices', () => {
  test('holds every verb under which something may be ordered', () => {
    expect(Object.keys(choiceTree(toy, known, []))).toEqual(['MARCH', 'HOLD']);
    expect(choiceTree(toy, known, [], 'master')).toEqual({});
  });

  test('makes the choices of a verb when they are read, and no others', () => {
    const asked: string[] = [];
    const kinds = Object.entries(toyOrders.kinds).map(([verb, kind]) => [
      verb,
      {
        ...kind,
        options: (...given: Parameters<typeof kind.options>) => [asked.push(verb), kind.options(...given)][1],
      },
    ]);
    const watched = { orders: { ...toyOrders, kinds: Object.fromEntries(kinds) } } as typeof toy;
    const tree = choiceTree(watched, known, []);
    expect(tree['HOLD']).toBe(tree['HOLD']);
    expect(asked).toEqual(['HOLD']);
    const name = orderKindOf(toyOrders, 'NAME');
    expect(name && begunInHand({ ...name, unit: undefined } as never, tree, ['A7'])).toBeNull();
    expect(asked).toEqual(['HOLD']);
  });

  test('its leaves are orders that can be read and pass the check', () => {
    for (const [verb, choice] of Object.entries(choiceTree(toy, known, []))) {
      const kind = kindOf(verb);
      const orders = leavesOf(kind, choice, 100);
      expect(orders.length).toBe(verb === 'HOLD' ? 3 : 24);
      for (const [index, order] of orders.entries()) {
        expect(readOrderJson(toyOrders, known, order)).toEqual({ ok: true, value: order });
        expect(
          kind.check(known, order, { orders, index, depth: 'warnings' }).filter(({ level }) => level === 'illegal'),
        ).toEqual([]);
      }
    }
  });
});

describe('leaves', () => {
  const rank = kindOf('RANK');

  test('of a range of numbers: its ends and its middle', () => {
    const orders = leavesOf(kindOf('TRANSFER'), units(counts), 100);
    expect(orders.slice(0, 3).map(({ args }) => ('count' in args ? args.count : null))).toEqual([1, 250, 500]);
    expect(orders.length).toBe(9);
  });

  test('of a text: short, middling and long ones, and its examples', () => {
    const named = leavesOf(kindOf('NAME'), units({ ...name, examples: ['Lions'] }), 12);
    const names = named.slice(0, 4).map(({ args }) => ('name' in args ? args.name : ''));
    expect(names.map((text) => text.length)).toEqual([1, 20, 40, 5]);
    expect(names.at(-1)).toBe('Lions');
  });

  test('of numbers that share a sum', () => {
    expect(leavesOf(rank, ranks, 100).map(({ args }) => args)).toEqual([
      { ranks: [10, 0, 0] },
      { ranks: [4, 3, 3] },
      { ranks: [0, 0, 10] },
    ]);
  });

  test('of texts: the shortest, the longest and one between', () => {
    const lengths = leavesOf(kindOf('NAME'), name, 100).map(({ args }) => ('name' in args ? args.name?.length : 0));
    expect(lengths).toEqual([1, 20, 40]);
  });

  test('no more than the limit, spread over all branches, the same every time', () => {
    const orders = leavesOf(kindOf('TRANSFER'), units(counts), 4);
    expect(orders).toEqual([
      { verb: 'TRANSFER', unit: 'A7', args: { count: 1 } },
      { verb: 'TRANSFER', unit: 'A7', args: { count: 500 } },
      { verb: 'TRANSFER', unit: 'A8', args: { count: 1 } },
      { verb: 'TRANSFER', unit: 'F1', args: { count: 1 } },
    ]);
    expect(leavesOf(kindOf('HOLD'), units(DONE), 2).map((order) => ('unit' in order ? order.unit : ''))).toEqual([
      'A7',
      'F1',
    ]);
    expect(leavesOf(kindOf('HOLD'), units(DONE), 0)).toEqual([]);
  });
});

describe('a random order', () => {
  const roller = (): Roller => quickDice(7).at('pick');

  test('follows a path of the tree', () => {
    const dice = roller();
    const picked = Array.from({ length: 200 }, () => pickOrder(kindOf('TRANSFER'), units(counts), dice));
    expect(new Set(picked.map((order) => ('unit' in order ? order.unit : '')))).toEqual(new Set(['A7', 'A8', 'F1']));
    const numbers = picked.map(({ args }) => ('count' in args ? (args.count ?? 0) : 0));
    expect(Math.min(...numbers)).toBeGreaterThan(0);
    expect(Math.max(...numbers)).toBeLessThan(501);
    expect(new Set(numbers).size).toBeGreaterThan(50);
  });

  test('shares no more than the sum, and writes texts of the right length', () => {
    const dice = roller();
    for (let round = 0; round < 50; round += 1) {
      const { args } = pickOrder(kindOf('RANK'), ranks, dice);
      const parts = 'ranks' in args ? args.ranks : [];
      expect(parts.length).toBe(3);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(10);
      const order = { ...pickOrder(kindOf('NAME'), name, dice), unit: 'A7' };
      expect(readOrderJson(toyOrders, known, order)).toMatchObject({ ok: true });
    }
  });

  test('a branch that ends nowhere is our bug', () => {
    expect(() => pickOrder(kindOf('MARCH'), { ask: 'one', param: 'place', of: [] }, roller())).toThrow(
      'MARCH: nothing to choose for place',
    );
  });
});
