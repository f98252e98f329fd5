import type { Instant } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { UserId } from '../ids.ts';

/** A request of the API that may come twice and must be carried out once. */
export interface IdempotencyKeyTable {
  readonly userId: Fixed<UserId>;
  /** Chosen by the client. */
  readonly key: Fixed<string>;
  /** SHA-256 of method, path and body, as hex. */
  readonly requestHash: string;
  /** What was answered; null while it is being carried out. */
  readonly status: number | null;
  readonly response: string | null;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
}
