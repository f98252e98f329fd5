import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { UserId } from '../ids.ts';

export const SEAT_CHANGES = ['taken', 'left', 'removed', 'opened', 'caretaker', 'returned', 'closed'] as const;
export type SeatChange = (typeof SEAT_CHANGES)[number];

/** Who held a seat and how it passed on. */
export interface SeatHistoryRow {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** From 1, for each seat. */
  readonly number: number;
  readonly change: SeatChange;
  /** Whom it concerns: the one who took it, left it or lost it. */
  readonly userId: UserId | null;
  readonly byUser: UserId | null;
  readonly turn: number;
  readonly reason: string;
  readonly at: Instant;
}

export type SeatHistoryTable = AppendOnly<SeatHistoryRow>;
