import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { AppendOnly, Flag } from '../columns.ts';
import type { LetterId, UserId } from '../ids.ts';

/** Stands where a seat stands when the master writes or is written to. */
export const MASTER_PARTY = '' as SeatId;

export const LETTER_KINDS = ['letter', 'proclamation', 'ambassador'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** What one seat, or the master, wrote to others. It stays with the campaign when its author has gone. */
export interface LetterRow {
  readonly campaignId: CampaignId;
  readonly id: LetterId;
  /** The last turn that was out when it was sent. */
  readonly turn: number;
  readonly kind: LetterKind;
  readonly seat: SeatId;
  readonly userId: UserId;
  /** Whether its readers are not told who wrote it. */
  readonly anonymous: Flag;
  /** The first letter of its exchange; its own id when it is the first. */
  readonly threadId: LetterId;
  readonly subject: string;
  readonly body: string;
  readonly at: Instant;
}

export type LetterTable = AppendOnly<LetterRow>;
