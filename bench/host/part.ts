/** A row of the results: what, how much, and whether the budget was held, where there is one. */
export type Line = readonly [what: string, value: string, held?: boolean];

/** How much is measured: small ones show that it works, and their numbers mean nothing. */
export interface Size {
  /** Of each load. */
  readonly seconds: number;
  /** Requests before the clock is on: a server that has just started is slow. */
  readonly warmUp: number;
  /** Of four rulers each. */
  readonly campaigns: number;
  /** That are due in the same minute. */
  readonly due: number;
}

export const FULL: Size = { seconds: 10, warmUp: 2_000, campaigns: 50, due: 500 };
export const SMALL: Size = { seconds: 2, warmUp: 200, campaigns: 5, due: 20 };
