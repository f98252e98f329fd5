import {
  MASTER,
  type OrderCatalogue,
  orderKindsOf,
  readSheetText,
  type SheetBy,
  seatId,
  viewerOf,
} from '@chancery/core';
import type { Order } from '../src/order.ts';
import { ORDERS } from '../src/orders/index.ts';
import type { Types } from '../src/types.ts';
import { view } from '../src/view.ts';
import type { TestPosition } from './position.ts';
import type { RealmCode } from './small-world.ts';

/** An order as a test writes it: a line of order text, or the order itself. */
export type Said = string | Order;

/** A realm's orders, lines read by the game's own reader. What the rules think of them is not asked here. */
export const ordersFrom = (position: TestPosition, realm: RealmCode, said: readonly Said[]): readonly Order[] =>
  read(position, said, 'ruler', realm);

/** The acts of the game master. */
export const actsFrom = (position: TestPosition, said: readonly Said[]): readonly Order[] =>
  read(position, said, 'master', null);

const read = (
  position: TestPosition,
  said: readonly Said[],
  by: SheetBy,
  realm: RealmCode | null,
): readonly Order[] => {
  const viewer = realm === null ? MASTER : viewerOf(seatId(realm));
  const known = { setting: position.setting, view: view(position, viewer) };
  return said.map((each) => {
    if (typeof each !== 'string') return each;
    const [line] = readSheetText({ orders: LENIENT }, known, each, { by }).lines;
    if (line?.order === undefined) throw new Error(`'${each}' is no order: ${JSON.stringify(line?.malformed)}`);
    return line.order;
  });
};

/** The catalogue with its judges away: a rule is tested at its step, with orders that no ruler could enter too. */
const LENIENT = {
  kinds: Object.fromEntries(orderKindsOf(ORDERS).map((kind) => [kind.verb, { ...kind, check: () => [] }])),
  together: () => [],
} as unknown as OrderCatalogue<Types>;
