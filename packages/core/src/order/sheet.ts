import type { SeatId } from '../ids.ts';
import type { AnyOrder } from '../types/order.ts';

/** The orders of one seat for one turn, in the order in which they stand on its list. */
export interface Sheet<Order extends AnyOrder = AnyOrder> {
  readonly seat: SeatId;
  readonly orders: readonly Order[];
  /** Nothing has come, and nobody holds it against the seat: its silence counts for nothing. */
  readonly excused?: true;
  /** What a master has struck out of it, or changed, before the turn was run. The rules need not look at it. */
  readonly struck?: readonly StruckOrder[];
}

/** An order that its ruler sent and that does not stand: by its verb, and the hash by which they know it again. */
export interface StruckOrder {
  readonly verb: string;
  readonly hash: string;
  readonly reason: string;
  /** Another stands in its place. */
  readonly changed?: true;
}
