import type { SeatId } from '../ids.ts';
import { sectionOf } from '../order/sections.ts';
import type { AnyOrder } from '../types/order.ts';
import type { AnyRuleset } from './runnable.ts';
import { maySend, type Outcome, type Window } from './window.ts';

/** The orders of a seat, as the window of the turn divides them. */
export interface Divided<Order = AnyOrder> {
  /** What the turn is run by. */
  readonly now: readonly Order[];
  /** What waits for the window that asks the seat. */
  readonly later: readonly Order[];
}

type Sectioned = { readonly orders: Pick<AnyRuleset['orders'], 'sections'> };

/** Of a seat that the window only lets send, sections that are run at any time are for now; of all others everything is. */
export const divided = <Order extends AnyOrder>(
  ruleset: Sectioned,
  window: Window | Outcome,
  seat: SeatId,
  orders: readonly Order[],
): Divided<Order> => {
  if (!maySend(window, seat)) return { now: orders, later: [] };
  return {
    now: atAnyTimeIn(ruleset, orders),
    later: orders.filter((order) => !isRunAtAnyTime(ruleset, order)),
  };
};

/** Those of some orders that do not wait for the window of their seat. */
export const atAnyTimeIn = <Order extends AnyOrder>(ruleset: Sectioned, orders: readonly Order[]): readonly Order[] =>
  orders.filter((order) => isRunAtAnyTime(ruleset, order));

const isRunAtAnyTime = ({ orders }: Sectioned, { section }: AnyOrder): boolean =>
  sectionOf(orders, section)?.when === 'any';
