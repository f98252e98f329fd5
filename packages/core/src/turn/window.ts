import type { SeatId } from '../ids.ts';

/** Whom the game waits for. `sealed`: orders are kept until the deadline and resolved together. `live`: each is resolved as it comes. */
export interface Window {
  readonly kind: 'window';
  readonly label: string;
  readonly seats: readonly SeatId[];
  readonly mode: 'sealed' | 'live';
}

/** The campaign is over. */
export interface Outcome {
  readonly kind: 'outcome';
  readonly winners: readonly SeatId[];
  /** How it was won, a code of the ruleset's text. */
  readonly by: string;
}
