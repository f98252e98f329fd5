import { expect, test } from 'vitest';
import { type AnyOrder, arrivalsIn, rankedSheets, rankOrders, seatId, withoutRanks } from '../../src/index.ts';
import { lists, rounds } from './sections-toy.ts';

const order = (verb: string): AnyOrder => ({ verb, args: {} });
const asked = { orders: { ...lists.orders, ranked: true } } as const;
const ranksOf = (orders: readonly AnyOrder[] | undefined) => orders?.map(({ rank }) => rank);

test('the first line to arrive is 1, and no number is left out', () => {
  const anna = [
    { at: 10, number: 1, orders: [order('A'), order('B')] },
    { at: 30, number: 2, orders: [order('C'), order('B')] },
  ];
  const ben = [{ at: 20, number: 1, orders: [order('A')] }];
  const all = [
    { seat: 'Ann', orders: anna[1]?.orders ?? [], arrivals: arrivalsIn(anna) },
    { seat: 'Ben', orders: ben[0]?.orders ?? [], arrivals: arrivalsIn(ben) },
    { seat: 'Bot', orders: [order('A'), order('A')], arrivals: [] },
  ];
  const ranked = rankOrders(asked as never, all);
  // B stood in both sheets and keeps its place; C came last of what was sent; bots come after all.
  expect(ranked.map(ranksOf)).toEqual([[3, 1], [2], [4, 5]]);
  expect(withoutRanks(ranked[0] ?? [])).toEqual(all[0]?.orders);
});

test('what is taken back and sent again is late; of two alike one may be older', () => {
  const sheets = [
    { at: 10, number: 1, orders: [order('A')] },
    { at: 20, number: 2, orders: [] },
    { at: 30, number: 3, orders: [order('A'), order('A')] },
  ];
  expect(arrivalsIn(sheets).map(({ at }) => at)).toEqual([30, 30]);
  expect(arrivalsIn([sheets[0], sheets[2]].flatMap((each) => each ?? [])).map(({ at }) => at)).toEqual([10, 30]);
});

test('where nobody knows, they arrived seat by seat; where nobody asks, they have no rank', () => {
  const sheets = [
    { seat: seatId('Ben'), orders: [order('A')] },
    { seat: seatId('Ann'), orders: [order('A'), order('B')] },
  ];
  expect(rankedSheets(asked as never, sheets).map(({ orders }) => ranksOf(orders))).toEqual([[3], [1, 2]]);
  expect(rankedSheets(rounds as never, sheets)).toBe(sheets);
});
