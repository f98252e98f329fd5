import type { Fault } from '../problem/fault.ts';

/**
 * What is counted apart, so that whoever reads too much can still send orders: what is read, what is changed, and what costs the
 * server so much that it counts for more.
 */
export type Budget = 'reads' | 'writes' | 'heavy';

/** What somebody may do in their minute. */
export interface Meter {
  /** Takes from a budget; the fault says how long to wait for it, and what it costs. */
  charge(budget: Budget, cost: number): Fault | null;
  /** Heads of answers that say what is left, as draft-ietf-httpapi-ratelimit-headers has them. */
  headers(): { readonly policy: string; readonly left: string };
}
