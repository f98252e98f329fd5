import type { Instant } from '@chancery/core';
import type { UserId } from '../ids.ts';

/** A user who may do nothing until an administrator lets them again. */
export interface BlockTable {
  readonly userId: UserId;
  readonly since: Instant;
  /** Null when it was done on the server's own machine. */
  readonly byUser: UserId | null;
  /** For administrators. */
  readonly reason: string;
}
