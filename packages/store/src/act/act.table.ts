import type { AnyOrder, CampaignId, Instant } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

/** The acts of the master for a turn: their sheet. The one with the highest number counts. */
export interface ActRow {
  readonly campaignId: CampaignId;
  readonly turn: number;
  readonly edition: number;
  readonly number: number;
  readonly userId: UserId;
  readonly orders: JsonText<readonly AnyOrder[]>;
  readonly at: Instant;
}

export type ActTable = AppendOnly<ActRow>;
