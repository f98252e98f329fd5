import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { LetterId, LetterReportId, UserId } from '../ids.ts';

/** A letter that one who received it has brought before the master. */
export interface LetterReportTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly id: Fixed<LetterReportId>;
  readonly letterId: Fixed<LetterId>;
  readonly seat: Fixed<SeatId>;
  readonly reason: Fixed<string>;
  readonly at: Fixed<Instant>;
  /** What the master did about it; null while it is open. */
  readonly decision: string | null;
  readonly decidedBy: UserId | null;
  readonly decidedAt: Instant | null;
}
