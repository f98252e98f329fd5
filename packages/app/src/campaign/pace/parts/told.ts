import type { Outcome, SeatId, Window } from '@chancery/core';
import type { SeatRow } from '@chancery/store';

/** Who is told of a turn, and of its deadline. */
export interface Told {
  /** The seats whose move it is now and was not before. */
  called(before: Window | Outcome, after: Window | Outcome): readonly SeatId[];
  /** Those of the seats that are told of a turn; some are called by it, or it is about them. */
  toldOf(seats: readonly SeatRow[], called: ReadonlySet<SeatId>): readonly SeatRow[];
  /** Those of them whose report goes out by mail, to rulers who want it. */
  mailed(seats: readonly SeatRow[], before: Window | Outcome, after: Window | Outcome): readonly SeatRow[];
  /** Whether a seat without orders is reminded of them. */
  reminds(row: SeatRow): boolean;
  /** What else a reminder says. */
  readonly reminder: { readonly move?: true };
  /** Whether the deadline of a window is anything to one of these seats. */
  concerns(window: Window | Outcome, seats: readonly SeatId[]): boolean;
}
