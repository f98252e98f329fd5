import type { SeatId } from '../ids.ts';
import type { AnyOrder } from '../types/order.ts';

/** The orders of one seat for one turn, in the order in which they stand on its list. */
export interface Sheet<Order extends AnyOrder = AnyOrder> {
  readonly seat: SeatId;
  readonly orders: readonly Order[];
  /** Nothing has come, and nobody holds it against the seat: its silence counts for nothing. */
  readonly excused?: true;
}
