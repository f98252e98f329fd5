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
   * Of a live window: live windows that follow each other with the same clock share one deadline, such as the posts by
   * which one seat plays its part of a round. When it changes, the clock is set again. Without it each window has its own.
   */
  readonly clock?: string;
  /** Whoever sends nothing in it does not count as silent. */
  readonly unmissable?: true;
}

/** The campaign is over. */
export interface Outcome {
  readonly kind: 'outcome';
  readonly winners: readonly SeatId[];
  /** How it was won, a code of the ruleset's text. */
  readonly by: string;
}
