import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { PollId, UserId } from '../ids.ts';

export const VOTES = ['yes', 'no'] as const;
export type Vote = (typeof VOTES)[number];

/** What the ruler of a seat says; a later vote takes its place while the poll is open. */
export interface PollVoteTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly pollId: Fixed<PollId>;
  readonly seat: Fixed<SeatId>;
  readonly userId: UserId;
  readonly vote: Vote;
  readonly at: Instant;
}
