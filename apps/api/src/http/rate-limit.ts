import type { Instant } from '@chancery/core';

/** What is left to somebody, and when he has everything again. */
export interface Allowance {
  readonly limit: number;
  readonly left: number;
  /** Whole seconds until the window is over. */
  readonly seconds: number;
  /** Whether this request was within it. */
  readonly granted: boolean;
}

const WINDOW = 60_000;

/** More than can be of use within a minute; whoever floods the server from many addresses forgets the oldest. */
const MOST_WINDOWS = 50_000;

interface Window {
  readonly began: Instant;
  used: number;
}

/** Counts requests in windows of a minute. Each process counts for itself. */
export class RateLimit {
  readonly #windows = new Map<string, Window>();

  /** Takes `cost` from what somebody may do in his minute. */
  take(who: string, limit: number, cost: number, now: Instant): Allowance {
    const window = this.#windowOf(who, now);
    const granted = window.used + cost <= limit;
    if (granted) window.used += cost;
    const seconds = Math.max(1, Math.ceil((window.began + WINDOW - now) / 1000));
    return { limit, left: Math.max(0, limit - window.used), seconds, granted };
  }

  #windowOf(who: string, now: Instant): Window {
    const known = this.#windows.get(who);
    if (known !== undefined && known.began + WINDOW > now && known.began <= now) return known;
    // Windows lie in the order in which they began, as one that is over is put to the end anew.
    this.#windows.delete(who);
    for (const [other, { began }] of this.#windows) {
      if (began + WINDOW > now && this.#windows.size < MOST_WINDOWS) break;
      this.#windows.delete(other);
    }
    const fresh = { began: now, used: 0 };
    this.#windows.set(who, fresh);
    return fresh;
  }
}
