import type { Instant } from '@chancery/core';

/** An address to which nothing can be delivered for good: it gets no more mail until its owner says that it works. */
export interface MailTroubleTable {
  /** In small letters. */
  readonly address: string;
  /** What its server said, such as `5.1.1`; may be empty. */
  readonly status: string;
  readonly since: Instant;
}
