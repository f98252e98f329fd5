import type { SeatId } from '../ids.ts';

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
  | { readonly act: 'back' };
