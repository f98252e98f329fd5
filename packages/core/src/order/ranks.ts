import { canonicalText } from '../canonical.ts';
import { by, sorted, thenBy } from '../order-by.ts';
import type { AnyOrder } from '../types/order.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { HasOrders } from './catalogue.ts';
import type { Sheet } from './sheet.ts';

type Ranked = HasOrders<RulesetTypes>;

/** When a line first came in: by the clock of the host, then the seat, its sheet and the place there. */
export interface Arrival {
  readonly at: number;
  readonly sheet: number;
  readonly place: number;
}

/** Who orders, and when each order arrived. Orders of which nobody knows come after all others, in their order. */
export interface Arriving {
  readonly seat: string;
  readonly orders: readonly AnyOrder[];
  readonly arrivals: readonly (Arrival | null)[];
}

/**
 * Numbers the orders of all seats in the order in which they arrived, from 1 and without gaps: the rules know who was first
 * without a clock. Only where the rules ask for it; other orders stay as they are.
 */
export const rankOrders = <Who extends Arriving>(
  { orders: { ranked } }: Ranked,
  all: readonly Who[],
): readonly (readonly AnyOrder[])[] => {
  if (ranked !== true) return all.map(({ orders }) => orders);
  const lines = all.flatMap(({ seat, orders, arrivals }, who) =>
    orders.map((_, index) => ({ who, seat, index, ...(arrivals[index] ?? UNKNOWN) })),
  );
  const ranks = new Map(sorted(lines, FIRST_COME).map(({ who, index }, rank) => [`${who}:${index}`, rank + 1]));
  return all.map(({ orders }, who) =>
    orders.map((order, index) => ({ ...order, rank: ranks.get(`${who}:${index}`) as number })),
  );
};

/** Sheets as the rules are given them: where nobody has ranked the orders, they arrived seat by seat. */
export const rankedSheets = <Order extends AnyOrder>(
  ruleset: Ranked,
  sheets: readonly Sheet<Order>[],
): readonly Sheet<Order>[] => {
  const isRanked = sheets.some(({ orders }) => orders.some(({ rank }) => rank !== undefined));
  if (ruleset.orders.ranked !== true || isRanked) return sheets;
  const ranked = rankOrders(
    ruleset,
    sheets.map(({ seat, orders }) => ({ seat, orders, arrivals: [] })),
  );
  return sheets.map((sheet, at) => ({ ...sheet, orders: ranked[at] as readonly Order[] }));
};

/** The orders as their ruler sent them. */
export const withoutRanks = (orders: readonly AnyOrder[]): readonly AnyOrder[] =>
  orders.every(({ rank }) => rank === undefined) ? orders : orders.map(({ rank: _, ...order }) => order);

/**
 * When each order of the last of some sheets of a seat arrived, the oldest first: an order that stood in the sheet before as
 * well came with that one, or earlier; whoever takes it back and sends it again is late.
 */
export const arrivalsIn = (
  sheets: readonly { readonly at: number; readonly number: number; readonly orders: readonly AnyOrder[] }[],
): readonly Arrival[] => {
  let known = new Map<string, Arrival[]>();
  let last: readonly Arrival[] = [];
  for (const { at, number, orders } of sheets) {
    last = orders.map((order, place) => known.get(keyOf(order))?.shift() ?? { at, sheet: number, place });
    known = new Map();
    for (const [place, order] of orders.entries()) {
      const key = keyOf(order);
      known.set(key, [...(known.get(key) ?? []), last[place] as Arrival]);
    }
  }
  return last;
};

const keyOf = (order: AnyOrder): string => canonicalText(order);

const UNKNOWN: Arrival = { at: Number.MAX_SAFE_INTEGER, sheet: 0, place: 0 };

interface Line extends Arrival {
  readonly seat: string;
  readonly index: number;
}

const FIRST_COME = [
  by(({ at }: Line) => at),
  by(({ seat }: Line) => seat),
  by(({ sheet }: Line) => sheet),
  by(({ place }: Line) => place),
  by(({ index }: Line) => index),
].reduce(thenBy);
