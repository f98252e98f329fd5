import type { Instant } from '@chancery/core';

/**
 * When a mail that failed for the `attempts`-th time (1 or more) is tried again: soon at first, then every four hours;
 * null when two days have not been enough and it is given up.
 */
export const nextAttempt = (attempts: number, failedAt: Instant): Instant | null => {
  if (!Number.isSafeInteger(attempts) || attempts < 1) throw new RangeError(`${attempts} attempts`);
  const minutes = WAITS[attempts - 1] ?? (attempts <= MOST_ATTEMPTS ? LONGEST_WAIT : null);
  return minutes === null ? null : failedAt + minutes * MINUTE;
};

const MINUTE = 60_000;
/** Minutes after the first, second, ... failure. */
const WAITS: readonly number[] = [1, 2, 5, 10, 15, 30, 60, 120];
const LONGEST_WAIT = 240;
/** After 8 waits of 243 minutes together, 11 of four hours: 48 hours. */
const MOST_ATTEMPTS = 19;
