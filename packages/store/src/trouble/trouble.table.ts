import type { CampaignId, Instant } from '@chancery/core';

/** Something that goes wrong at present, and is tried again. The row goes when it goes well. */
export interface TroubleTable {
  /** What it is: `mail-out`, `mailbox`, `backup`, or `turn:` and the campaign. */
  readonly name: string;
  readonly campaignId: CampaignId | null;
  /** Why it went wrong the last time. Holds no secret, no order and no letter. */
  readonly error: string;
  readonly since: Instant;
  readonly lastAt: Instant;
  readonly times: number;
  /** When it is tried again; null when nobody knows. */
  readonly retryAt: Instant | null;
}
