import type { Fixed } from '../columns.ts';

/** The last place that was given: one row, which whoever gives places holds. */
export interface SignalCountTable {
  readonly name: Fixed<string>;
  readonly last: number;
}
