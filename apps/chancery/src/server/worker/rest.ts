import type { Instant } from '@chancery/core';

/** What a round came to. */
export interface Round {
  readonly did: number;
  /** Rounds in a row that have failed, with this one. */
  readonly failures: number;
  readonly nextDue: Instant | null;
}

/** The rests of a duty, in milliseconds. */
export interface Rests {
  /** While there is more to do. */
  readonly breath: number;
  /** When nothing is known to be due. */
  readonly pause: number;
}

/** The shortest wait for what is due in a moment, so that no clock makes a busy loop. */
const SHORTEST = 10;
/** After however many failures, something is tried this often. */
const LONGEST = 60_000;

/**
 * How long a duty rests, in milliseconds. After a failure twice as long each time. With more to do, a breath. Else until
 * something is due, and at most a pause. `chance`, from 0 to 1, keeps workers from going in step.
 */
export const restAfter = (
  { did, failures, nextDue }: Round,
  now: Instant,
  { breath, pause }: Rests,
  chance: number,
): number => {
  const jitter = 0.8 + 0.4 * chance;
  if (failures > 0) return Math.min(LONGEST, pause * 2 ** Math.min(failures, 16)) * jitter;
  if (did > 0) return breath;
  const usual = pause * jitter;
  // What was due and was not done is in the hands of another worker.
  return nextDue === null || nextDue <= now ? usual : Math.max(SHORTEST, Math.min(usual, nextDue - now));
};
