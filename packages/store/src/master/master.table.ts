import type { CampaignId, Instant } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { UserId } from '../ids.ts';

/** The first master can hand the campaign over; a second may do all else. */
export const MASTER_ROLES = ['first', 'second'] as const;
export type MasterRole = (typeof MASTER_ROLES)[number];

/** A user who runs a campaign. */
export interface MasterTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly userId: Fixed<UserId>;
  readonly role: MasterRole;
  readonly since: Fixed<Instant>;
}
