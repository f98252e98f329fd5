import type { Instant } from '../clock/calendar.ts';
import type { DrawRun } from '../dice/dice.ts';
import type { SeatId } from '../ids.ts';
import type { LineReason } from '../text/line-reasons.ts';
import type { ListedLine, SaltedLine, TurnLine } from './lines.ts';

/**
 * What everybody may know of the dice of a campaign on a server: each commitment, list and told secret with its time, those
 * of void turns too. Whoever has it checks it with `checkRegister`.
 */
export interface DiceRegister {
  readonly format: 'chancery-register-1';
  /** The id of the campaign. */
  readonly campaign: string;
  readonly ruleset: string;
  /** The names of labels whose dice everybody may roll again at once; all, or a few, or none. */
  readonly publicDice: 'all' | readonly string[];
  /** The game is over and its secrets are told. */
  readonly over: boolean;
  /** The secret of the first position; `commitment` is null where a campaign of an older release began without one. */
  readonly founding: { readonly commitment: string | null; readonly at: Instant; readonly secret: string | null };
  /** The closed secret; null where a campaign was over before there were any. */
  readonly closed: RegisteredClosedSecret | null;
  /** By turn and edition, ascending. */
  readonly turns: readonly RegisteredTurn[];
}

export interface RegisteredClosedSecret {
  readonly commitment: string;
  /** The first turn whose dice come from it. */
  readonly fromTurn: number;
  readonly at: Instant;
  readonly secret: string | null;
}

/** One turn in one edition. */
export interface RegisteredTurn {
  readonly turn: number;
  readonly edition: number;
  readonly commitment: string;
  readonly promisedAt: Instant;
  /** Null until it is told. */
  readonly secret: string | null;
  readonly toldAt: Instant | null;
  /** Null while orders are taken, and for turns of format 1. */
  readonly list: RegisteredList | null;
  readonly ranAt: Instant | null;
  /** Of the rules, and of Chancery; null before it is run. */
  readonly version: number | null;
  readonly engine: string | null;
  /** Why the turn was run again or got new dice, for everybody to read. */
  readonly reason: string | null;
  /** The seat that took its own post back in live play, which is the reason then. */
  readonly takenBackBy: SeatId | null;
  /** Another edition has taken its place. */
  readonly void: boolean;
  /** The rolls of public labels alone; null where none can be told. */
  readonly rolls: readonly DrawRun[] | null;
}

export interface RegisteredList {
  /** D of this list. */
  readonly digest: string;
  /** D of the list by which the turn was run first: its dice stay when it is run again. */
  readonly diceDigest: string;
  readonly lines: readonly ListedLine[];
  readonly closedAt: Instant;
}

/** Private words that reached a reader's seat, with what proves them: their digest stands in the sheet of their sender. */
export interface ReceivedWords {
  readonly turn: number;
  readonly edition: number;
  readonly from: SeatId;
  readonly salt: string;
  readonly words: string;
  readonly digest: string;
}

/** The line of a reader's own seat, opened. */
export interface OwnLine {
  readonly turn: number;
  readonly edition: number;
  readonly seat: SeatId;
  readonly salted: SaltedLine & { readonly line: Extract<TurnLine, { readonly of: 'seat' }> };
  /** Why it holds other orders than the receipt, as the server tells it; null where it says that they are the same. */
  readonly why: LineReason | null;
}
