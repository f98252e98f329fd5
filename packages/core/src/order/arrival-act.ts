import type { SeatId } from '../ids.ts';
import type { JsonValue } from '../json.ts';

/** What a host does for an order as soon as it arrives (`OrderKind.onArrival`). */
export type ArrivalAct =
  /** A letter to some seats, or to all others. */
  | { readonly act: 'letter'; readonly to: readonly SeatId[] | 'all'; readonly subject: string; readonly body: string }
  /** Puts before the master what `Ruleset.questions` asks about this order alone, where its ruler may know of it. */
  | { readonly act: 'ask' }
  /** The ruler is away from now on, for so many days or turns, this one among them. The note is for the masters, and may be empty. */
  | { readonly act: 'away'; readonly days: number; readonly note: string }
  | { readonly act: 'away'; readonly turns: number; readonly note: string }
  /** The ruler is back. */
  | { readonly act: 'back' }
  /**
   * Takes back what the seat has sent in for the turn and counts now: the orders of this verb that have these arguments, whatever others they
   * have. All else stands as it stood, in its rank. For rules whose messages replace only the sections that they hold.
   */
  | { readonly act: 'take-back'; readonly verb: string; readonly args: { readonly [param: string]: JsonValue } };
