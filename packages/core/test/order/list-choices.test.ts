import { describe, expect, test } from 'vitest';
import { choiceTree, leavesOf, orderKindOf, pickOrder, quickDice, readOrderJson, unitsOf } from '../../src/index.ts';
import { known, type ListOrder, listOrders, peace, someUnits, UNITS } from './lists-toy.ts';

const kindOf = (verb: string) => {
  const kind = orderKindOf(listOrders, verb);
  if (kind === undefined) throw new Error(verb);
  return kind;
};
const tickedIn = (order: ListOrder): readonly number[] => ('units' in order.args ? order.args.units : []);
const isRead = (order: ListOrder): boolean => readOrderJson(listOrders, known, order).ok;

describe('leaves of what can be ticked', () => {
  test('each alone, as many as may be from both ends, and some between', () => {
    const ticked = leavesOf(kindOf('DISPATCH'), someUnits(1, 3), 100).map(tickedIn);
    expect(ticked).toEqual([[4, 6, 7], ...UNITS.map((unit) => [unit]), [6, 9, 14], [6, 12, 21], [14, 15, 21]]);
  });

  test('never fewer than there must be, nor more than there are', () => {
    const pairs = leavesOf(kindOf('DISPATCH'), someUnits(2, 3), 100).map(tickedIn);
    expect(new Set(pairs.map(({ length }) => length))).toEqual(new Set([2, 3]));
    expect(leavesOf(kindOf('DISPATCH'), someUnits(1, 99), 100).map(tickedIn)).toContainEqual(UNITS);
    expect(leavesOf(kindOf('DISPATCH'), someUnits(9, 99), 100)).toEqual([]);
  });

  test('what may be left out is offered with it and without', () => {
    const offers = leavesOf(kindOf('OFFER_PEACE'), peace, 100).map(({ args }) => Object.keys(args).join(' '));
    expect(new Set(offers)).toEqual(new Set(['kingdom', 'kingdom tribute', 'kingdom land', 'kingdom tribute land']));
  });

  test('all of them can be read', () => {
    for (const [verb, choice] of Object.entries(choiceTree({ orders: listOrders }, known, []))) {
      expect(leavesOf(kindOf(verb), choice, 50).filter((leaf) => !isRead(leaf))).toEqual([]);
    }
  });
});

describe('a random order', () => {
  test('ticks each number of them, each of them, and none twice', () => {
    const dice = quickDice(7).at('pick');
    const ticked = Array.from({ length: 300 }, () => tickedIn(pickOrder(kindOf('DISPATCH'), someUnits(1, 5), dice)));
    expect(new Set(ticked.map(({ length }) => length))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(ticked.flat())).toEqual(new Set(UNITS));
    expect(ticked.filter((units) => new Set(units).size < units.length)).toEqual([]);
  });

  test('leaves out what may be left out, now and then', () => {
    const dice = quickDice(7).at('pick');
    const offers = Array.from({ length: 200 }, () => pickOrder(kindOf('OFFER_PEACE'), peace, dice));
    expect(offers.filter((order) => !isRead(order))).toEqual([]);
    const parts = offers.map(({ args }) => Object.keys(args).join(' '));
    expect(new Set(parts).size).toBe(4);
  });

  test('more to be ticked than there are is our bug', () => {
    expect(() => pickOrder(kindOf('DISPATCH'), someUnits(9, 9), quickDice(7).at('pick'))).toThrow('9 of 8');
  });
});

test('an order says which units carry it out', () => {
  const order: ListOrder = { verb: 'MOVE', args: { units: [12, 4], to: 'Land' } };
  expect(unitsOf(kindOf('MOVE'), order)).toEqual(['12', '4']);
  expect(unitsOf(kindOf('DISBAND'), { verb: 'DISBAND', args: { unit: 12 } })).toEqual(['12']);
  expect(unitsOf(kindOf('RAID'), { verb: 'RAID', args: { area: 'Land' } })).toEqual([]);
});
