import type { Instant } from '@chancery/core';
import type { UserId } from '../ids.ts';

/** Who runs this server. */
export interface AdministratorTable {
  readonly userId: UserId;
  readonly since: Instant;
  /** Null for the first, who came with the code that the server printed. */
  readonly appointedBy: UserId | null;
}
