import type { Instant } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { UserId } from '../ids.ts';

/** What an account has had stored in a day that began with the first of it. */
export interface DailyBytesTable {
  readonly userId: Fixed<UserId>;
  readonly since: Instant;
  readonly bytes: number;
}
