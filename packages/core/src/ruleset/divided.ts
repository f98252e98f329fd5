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

/** Of a seat that the window only lets send, sections that take effect at any time are for now; of all others everything is. */
export const divided = <Order extends AnyOrder>(
  { orders: catalogue }: { readonly orders: Pick<AnyRuleset['orders'], 'sections'> },
  window: Window | Outcome,
  seat: SeatId,
  orders: readonly Order[],
): Divided<Order> => {
  if (!maySend(window, seat)) return { now: orders, later: [] };
  const isForNow = ({ section }: AnyOrder): boolean => sectionOf(catalogue, section)?.when === 'any';
  return { now: orders.filter(isForNow), later: orders.filter((order) => !isForNow(order)) };
};
