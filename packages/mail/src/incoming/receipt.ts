import type { LeftOut, OrderSource } from './find-orders.ts';

/** Proof of what was submitted and how it was understood, as its ruler reads it. */
export interface Receipt {
  readonly about: SheetPlace;
  /** Of the sheet, as hex. */
  readonly hash: string;
  /** When the server took it, as the ruler reads times. */
  readonly receivedAt: string;
  /** When the window closes; null when nobody has set a deadline. */
  readonly deadline: string | null;
  readonly lines: readonly ReceiptLine[];
  /** What was found of the sheet as a whole: limits, overspending. */
  readonly wholeSheet: readonly string[];
  /** Whether every order is refused because of the sheet as a whole. */
  readonly wholeSheetRefused: boolean;
  /** Where sheets have sections: what stands in each now, and what fell away, in sentences. */
  readonly sections: readonly string[];
  /** What the orders leave undone: nothing is refused for it. */
  readonly undone: readonly string[];
  /** What the master is asked because of them, and what holds until they answer. */
  readonly asked: readonly string[];
  /**
   * What became of the sheet: it counts; it counts in the place of an earlier one, or of some of its sections; or nothing of it could be taken, so
   * that an earlier one, if there is one, still counts. In live play: it is resolved at once, or will be in a moment; or it
   * waits until it is the move of the seat, and goes by itself. Or it held nothing for the turn, only what was done when it came.
   */
  readonly effect: 'counts' | 'replaces' | 'merged' | 'earlier-stands' | 'resolved' | 'in-hand' | 'waits' | 'apart';
  /** Of lines that were added to a sheet: how many of its orders stay as they were. Null for a sheet of its own. */
  readonly stays: number | null;
  /** What a later mail takes the place of: the sheet, or the sections that it holds. */
  readonly replaces: 'sheet' | 'sections';
  /** Whether lines can be added to it. */
  readonly takesMore: boolean;
  /** How many orders of the earlier sheet, in whose place it counts, are no longer in force. */
  readonly dropped: number;
  /** The turn it was written for, if that took no more orders; otherwise null. */
  readonly insteadOf: number | null;
  /** It was checked against what the ruler knows now, and is checked again when the turn before is out. */
  readonly provisional: boolean;
  /** Lines by which the dice of the turn can be checked later, to be kept as they are. */
  readonly proofs: readonly string[];
  /** How the mail was read; null for orders that came another way. */
  readonly reading: { readonly source: OrderSource; readonly leftOut: LeftOut } | null;
}

/** Where a sheet belongs, in the words of its ruler. */
export interface SheetPlace {
  /** The campaign's short name and its title. */
  readonly game: string;
  readonly title: string;
  /** Null where the rules call turns otherwise than by their number. */
  readonly turn: number | null;
  /** Such as `Spring 1320 (turn 7)`. */
  readonly turnTitle: string;
  /** The seat's short name and its full one. */
  readonly realm: string;
  readonly realmName: string;
}

export interface ReceiptLine {
  readonly line: number;
  readonly outcome: 'accepted' | 'warned' | 'illegal' | 'malformed';
  /** The order as understood; of a malformed line, what was written. */
  readonly text: string;
  /** Why it is refused, or what is odd about it, in sentences. */
  readonly remarks: readonly string[];
}
