import type { CampaignId, Instant } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { NoticeId, UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

/** What a user is told, as they find it on the desk; mails about it go through the outbox. */
export interface NoticeTable {
  readonly id: Fixed<NoticeId>;
  readonly userId: Fixed<UserId>;
  readonly campaignId: Fixed<CampaignId | null>;
  readonly kind: Fixed<string>;
  readonly facts: Fixed<JsonText>;
  /** Names what it is about: nobody is told the same thing twice. */
  readonly dedupeKey: Fixed<string>;
  readonly at: Fixed<Instant>;
  readonly readAt: Instant | null;
}
