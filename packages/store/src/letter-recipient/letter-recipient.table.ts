import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { LetterId } from '../ids.ts';

/** One who received a letter, and what they did with it. */
export interface LetterRecipientTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly letterId: Fixed<LetterId>;
  readonly seat: Fixed<SeatId>;
  readonly readAt: Instant | null;
  readonly archivedAt: Instant | null;
}
