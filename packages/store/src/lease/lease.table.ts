import type { Instant } from '@chancery/core';
import type { LeaseOwner } from '../ids.ts';

/** A task that one process of all does at a time, such as reading the mailbox. */
export interface LeaseTable {
  readonly name: string;
  readonly owner: LeaseOwner;
  readonly until: Instant;
}
