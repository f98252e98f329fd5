import type { CampaignId } from '@chancery/core';
import type { Flag } from '../columns.ts';
import type { UserId } from '../ids.ts';

/** Stands where a campaign stands when a preference holds for all of them. */
export const EVERY_CAMPAIGN = '' as CampaignId;

/** Whether a user wants notices of a kind by a channel. */
export interface NoticePreferenceTable {
  readonly userId: UserId;
  readonly campaignId: CampaignId;
  readonly kind: string;
  readonly channel: string;
  readonly wanted: Flag;
}
