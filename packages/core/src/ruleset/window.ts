import type { SeatId } from '../ids.ts';

/**
 * Whom the game waits for. `sealed`: orders are kept until the deadline and resolved together. `live`: each sheet is resolved
 * as it comes, as a turn; so are the acts of the master, which end nobody's time. A turn with neither says that the time of
 * all whom the window asks is over.
 */
export interface Window {
  readonly kind: 'window';
  readonly label: string;
  readonly seats: readonly SeatId[];
  readonly mode: 'sealed' | 'live';
  /**
   * Of a sealed window: seats that it does not wait for and that may draft and send all the same, none of `seats` among them. Of
   * what they send, sections that take effect at any time (`OrderSection.when`) are run with the turn. The rest waits for the
   * window that asks them, and is read again in each until then.
   */
  readonly may?: readonly SeatId[];
  /**
   * Of a live window: live windows that follow each other with the same clock share one deadline, such as the posts by
   * which one seat plays its part of a round. When it changes, the clock is set again. Without it each window has its own.
   */
  readonly clock?: string;
  /**
   * It is open for so many hours, from 1, whatever the rhythm of the campaign: to choose where to settle takes longer than a turn.
   * A campaign without a clock has none here either, and a window that goes on by the clock of the one before keeps that.
   */
  readonly hours?: number;
  /** Whoever sends nothing in it does not count as silent. */
  readonly unmissable?: true;
}

/** The next window that waits for a seat, where others come before it. */
export interface NextWindow {
  /** What it will be called. */
  readonly label: string;
  /** How many turns are run before it opens: 1 when it follows the one that is open. */
  readonly turns: number;
}

/** The campaign is over. */
export interface Outcome {
  readonly kind: 'outcome';
  readonly winners: readonly SeatId[];
  /** How it was won, a code of the ruleset's text. */
  readonly by: string;
}

/** All who may send orders in a window: those that it waits for, then those that it lets send. */
export const sendersOf = ({ seats, may = [] }: Pick<Window, 'seats' | 'may'>): readonly SeatId[] =>
  may.length === 0 ? seats : [...seats, ...may];

/** Whether a seat may send orders now, though the window does not wait for it. */
export const maySend = (window: Window | Outcome, seat: SeatId): boolean =>
  window.kind === 'window' && window.may !== undefined && window.may.includes(seat);
