import type { Instant } from '@chancery/core';

/** A page of a list with the newest first. Two things of the same instant are told apart by their ids. */
export interface Page<Id extends string> {
  readonly limit: number;
  /** The last one of the page before. */
  readonly before?: { readonly at: Instant; readonly id: Id } | undefined;
}
