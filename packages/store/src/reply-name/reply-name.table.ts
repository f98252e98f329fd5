import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { LetterId, UserId } from '../ids.ts';

/** Stands for no letter, where the answers to an address are orders. */
export const NO_LETTER = '' as LetterId;

/** Stands in place of a seat where somebody writes who waits for one. */
export const NO_SEAT = '-' as SeatId;

/** What a reply address stands for, under a name that says nothing to others. Another ruler of the seat has another. */
export interface ReplyNameTable {
  readonly name: Fixed<string>;
  readonly campaignId: Fixed<CampaignId>;
  readonly seat: Fixed<SeatId>;
  readonly userId: Fixed<UserId>;
  /** The letter that is answered there; `NO_LETTER` where the answers are orders. */
  readonly letterId: Fixed<LetterId>;
  readonly createdAt: Fixed<Instant>;
}
