import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { AbsenceId, UserId } from '../ids.ts';

/** A ruler who has said that he will be away, and until when. */
export interface AbsenceTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly id: Fixed<AbsenceId>;
  readonly seat: Fixed<SeatId>;
  readonly userId: Fixed<UserId>;
  readonly fromAt: Fixed<Instant>;
  /** He is back at this instant; earlier when he says so himself. */
  readonly untilAt: Instant;
  readonly note: Fixed<string>;
  readonly saidAt: Fixed<Instant>;
}
