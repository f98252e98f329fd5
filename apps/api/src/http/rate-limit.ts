import type { Instant } from '@chancery/core';

/** How much of a limit is left to somebody, and when they have all of it again. */
export interface Allowance {
  readonly limit: number;
  readonly left: number;
  /** Whole seconds until the window is over. */
  readonly seconds: number;
  /** Whether this request was within it. */
  readonly granted: boolean;
}

/** How much somebody has used of a window, and when that began. */
export interface Count {
  readonly who: string;
  readonly began: Instant;
  readonly used: number;
}

/** Where several processes of a server add up what each has counted. */
export interface CommonCount {
  /** Adds these, and says how much that is for each; windows last for `within` milliseconds. */
  add(counts: readonly Count[], within: number): Promise<readonly Count[]>;
}

const WINDOW = 60_000;

/** More than can be of use within a minute; whoever floods the server from many addresses forgets the oldest. */
const MOST_WINDOWS = 50_000;

/** After this the others hear of it, in milliseconds: one statement for all that was counted meanwhile. */
const PAUSE = 1000;

/** Callers who have used less than this part of their limit are not reported: most people cost the database nothing. */
const WORTH_TELLING = 1 / 10;

interface Window {
  began: Instant;
  used: number;
  /** How much of it the other processes have not heard of. */
  untold: number;
}

/**
 * Counts requests in windows of a minute. A process decides by what it knows, so no request waits for another process, and
 * none fails while the common count cannot be had: then each counts for itself.
 */
export class RateLimit {
  readonly #windows = new Map<string, Window>();
  readonly #common: CommonCount | null;
  readonly #toTell = new Set<string>();
  #telling = false;

  constructor(common: CommonCount | null = null) {
    this.#common = common;
  }

  /** Takes `cost` from what somebody may do in their minute. */
  take(who: string, limit: number, cost: number, now: Instant): Allowance {
    const window = this.#windowOf(who, now);
    const granted = window.used + cost <= limit;
    if (granted && cost > 0) {
      window.used += cost;
      window.untold += cost;
      if (window.used >= limit * WORTH_TELLING) this.#tellSoon(who);
    }
    const seconds = Math.max(1, Math.ceil((window.began + WINDOW - now) / 1000));
    return { limit, left: Math.max(0, limit - window.used), seconds, granted };
  }

  #windowOf(who: string, now: Instant): Window {
    const known = this.#windows.get(who);
    if (known !== undefined && known.began + WINDOW > now && known.began <= now) return known;
    // Windows lie about in the order in which they began, as one that is over is put to the end again.
    this.#windows.delete(who);
    for (const [other, { began }] of this.#windows) {
      if (began + WINDOW > now && this.#windows.size < MOST_WINDOWS) break;
      this.#windows.delete(other);
    }
    const fresh = { began: now, used: 0, untold: 0 };
    this.#windows.set(who, fresh);
    return fresh;
  }

  #tellSoon(who: string): void {
    if (this.#common === null) return;
    this.#toTell.add(who);
    if (this.#telling) return;
    this.#telling = true;
    const { add } = this.#common;
    setTimeout(() => this.#tell(add), PAUSE).unref();
  }

  async #tell(add: CommonCount['add']): Promise<void> {
    const told = [...this.#toTell].flatMap((who) => {
      const window = this.#windows.get(who);
      return window === undefined ? [] : [{ who, window, began: window.began, used: window.untold }];
    });
    this.#toTell.clear();
    try {
      const sums = await add(
        told.map(({ who, began, used }) => ({ who, began, used })),
        WINDOW,
      );
      const sumOf = new Map(sums.map((sum) => [sum.who, sum]));
      for (const { who, window, used } of told) {
        const sum = sumOf.get(who);
        if (sum === undefined) continue;
        window.untold -= used;
        window.began = sum.began;
        window.used = sum.used + window.untold;
      }
    } catch {
      // It stays untold, and is told with the next request.
    } finally {
      this.#telling = false;
    }
  }
}
