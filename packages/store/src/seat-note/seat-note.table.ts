import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { UserId } from '../ids.ts';

/** What a ruler has noted for themselves about their seat. Their successor has notes of their own. */
export interface SeatNoteTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly seat: Fixed<SeatId>;
  readonly userId: Fixed<UserId>;
  /** Counts up with every change, from 1: a device that goes on from an older one is told so. */
  readonly number: number;
  readonly text: string;
  readonly at: Instant;
}
