import type { Instant } from '@chancery/core';

/** How often something may be done: so many times in so many milliseconds, counted from the first. */
export interface Limit {
  readonly most: number;
  readonly within: number;
}

export interface Taken {
  readonly allowed: boolean;
  /** When it may be done again; now if it may. */
  readonly until: Instant;
}

export interface Limits {
  /** Counts one try. */
  take(key: string, limit: Limit): Taken;
  /** Forgets the tries: what they were for has succeeded. */
  clear(key: string): void;
}

interface Count {
  readonly done: number;
  readonly until: Instant;
}

/** Never more than these are remembered; when it is full the oldest go, and with them the tries of whoever waited longest. */
const MOST_KEYS = 50_000;

/** Counts in the memory of this process: each process of a server counts for itself. */
export const createLimits = ({ now }: { now(): Instant }): Limits => {
  const counts = new Map<string, Count>();

  const forgetOld = (at: Instant): void => {
    for (const [key, { until }] of counts) if (until <= at) counts.delete(key);
    for (const key of counts.keys()) {
      if (counts.size < MOST_KEYS) return;
      counts.delete(key);
    }
  };

  return {
    take(key, { most, within }) {
      const at = now();
      const known = counts.get(key);
      const count = known === undefined || known.until <= at ? { done: 0, until: at + within } : known;
      if (count.done >= most) return { allowed: false, until: count.until };
      if (counts.size >= MOST_KEYS) forgetOld(at);
      counts.set(key, { ...count, done: count.done + 1 });
      return { allowed: true, until: at };
    },
    clear(key) {
      counts.delete(key);
    },
  };
};
