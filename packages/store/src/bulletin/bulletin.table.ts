import type { CampaignId, Instant } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { NoticeId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

/** A notice to several users in the same words, stored once. */
export interface BulletinTable {
  readonly id: Fixed<NoticeId>;
  readonly campaignId: Fixed<CampaignId | null>;
  readonly kind: Fixed<string>;
  readonly facts: Fixed<JsonText>;
  /** Names what it is about: nobody is told the same thing twice. */
  readonly dedupeKey: Fixed<string>;
  readonly at: Fixed<Instant>;
}
