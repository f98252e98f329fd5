import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';

/** A seat that does not want to hear from another. */
export interface LetterMuteTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly seat: Fixed<SeatId>;
  readonly muted: Fixed<SeatId>;
  readonly since: Fixed<Instant>;
}
