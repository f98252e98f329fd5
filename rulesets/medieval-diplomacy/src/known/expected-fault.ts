import type { Refusal } from '../refusals.ts';

/** Why an order should fail, and when. */
export interface ExpectedFault {
  /** 0 outside Movement Events. */
  readonly phase: number;
  readonly refusal: Refusal;
}
