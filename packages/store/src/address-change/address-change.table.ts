import type { Instant } from '@chancery/core';
import type { UserId } from '../ids.ts';

/** An address that a user wants to be known by, until they have shown that it is theirs. */
export interface AddressChangeTable {
  readonly userId: UserId;
  readonly email: string;
  /** SHA-256 of the code that was sent there, as hex. */
  readonly codeHash: string;
  /** How often a wrong code was entered. */
  readonly tries: number;
  readonly expiresAt: Instant;
}
