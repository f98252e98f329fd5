import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

/** `waiting` is the waiting list, in the order of `at`. */
export const APPLICATION_STATUSES = ['waiting', 'accepted', 'declined', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** A user who wants a seat. */
export interface ApplicationTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly userId: Fixed<UserId>;
  readonly status: ApplicationStatus;
  /** The seats that they would like, the dearest first. */
  readonly preferences: JsonText<readonly SeatId[]>;
  readonly message: string;
  readonly at: Instant;
  readonly decidedBy: UserId | null;
  readonly decidedAt: Instant | null;
}
