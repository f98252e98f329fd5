import type { CampaignId, Instant } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { UserId } from '../ids.ts';

/** A user who would take over a seat that falls open. */
export interface StandbyTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly userId: Fixed<UserId>;
  readonly since: Fixed<Instant>;
}
