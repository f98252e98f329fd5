import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { AbsenceId, UserId } from '../ids.ts';

/** A ruler who has said that they will be away, until when or for which turns. */
export interface AbsenceTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly id: Fixed<AbsenceId>;
  readonly seat: Fixed<SeatId>;
  readonly userId: Fixed<UserId>;
  readonly fromAt: Fixed<Instant>;
  /** They are back at this instant; earlier when they say so themselves. NO_END where turns say it. */
  readonly untilAt: Instant;
  /** The last turn that they miss; null where an instant says when they are back. */
  readonly throughTurn: Fixed<number | null>;
  readonly note: Fixed<string>;
  readonly saidAt: Fixed<Instant>;
}
