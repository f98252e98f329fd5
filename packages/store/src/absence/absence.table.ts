import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { AbsenceId, UserId } from '../ids.ts';

/** A ruler who has said that they will be away, and until when. */
export interface AbsenceTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly id: Fixed<AbsenceId>;
  readonly seat: Fixed<SeatId>;
  readonly userId: Fixed<UserId>;
  readonly fromAt: Fixed<Instant>;
  /** They are back at this instant; earlier when they say so themselves. */
  readonly untilAt: Instant;
  readonly note: Fixed<string>;
  readonly saidAt: Fixed<Instant>;
}
