import { type AnyOrder, divided, type NextWindow, type SeatId } from '@chancery/core';
import { asksWhen } from '../../campaign/play/asks-when.ts';
import type { Play } from '../../campaign/play/play.ts';

/** Of a sheet of a seat that the window only lets send: how many of its orders wait, and for which window. */
export interface Waits {
  readonly orders: number;
  /** Null when the rules cannot say. */
  readonly until: NextWindow | null;
}

/** What a receipt says of orders that wait; nothing where all are run with the turn. */
export const waitsSaid = (
  play: Pick<Play, 'ruleset' | 'position' | 'window'>,
  seat: SeatId,
  orders: readonly AnyOrder[],
): { readonly waits?: Waits } => {
  const { later } = divided(play.ruleset, play.window, seat, orders);
  return later.length === 0 ? {} : { waits: { orders: later.length, until: asksWhen(play, seat) } };
};
