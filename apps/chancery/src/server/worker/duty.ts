import type { Instant } from '@chancery/core';

/** One kind of work that is done again and again, whatever becomes of the others. */
export interface Duty {
  /** As in logs and metrics: `campaigns`. */
  readonly name: string;
  /** Milliseconds between two rounds while there is more to do. */
  readonly breath: number;
  /** Does what is due now and says how much that was. Once told to stop it finishes what it has in hand. */
  perform(stop: AbortSignal): Promise<number>;
  /** When there will be something to do; null when nothing is known of. */
  nextDue(): Promise<Instant | null>;
}

/** How a duty goes, for whoever asks whether the server is well. */
export interface DutyState {
  readonly name: string;
  /** Rounds in a row that have failed. */
  readonly failures: number;
  /** When a round last went well; null before the first. */
  readonly wellAt: Instant | null;
}
