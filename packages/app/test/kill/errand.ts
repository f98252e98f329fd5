import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { StorePlace } from '@chancery/store';

/** What a victim does when it is killed. */
export const PHASES = ['submit', 'close', 'mail'] as const;
export type Phase = (typeof PHASES)[number];

/** What a victim is told to do, as one line of JSON. */
export interface Errand {
  readonly place: StorePlace;
  readonly campaignId: CampaignId;
  readonly rulers: readonly { readonly seat: SeatId; readonly user: string }[];
  /** A mail that leaves becomes a file in it. */
  readonly mails: string;
  /** The time at which its clock begins. */
  readonly now: Instant;
  /** Found in all that it writes. */
  readonly mark: string;
}

/** An order that a ruler was told is safe: the part of their receipt that can be compared. */
export interface Acknowledged {
  readonly seat: SeatId;
  readonly turn: number;
  readonly number: number;
  readonly receipt: string;
  readonly sheet: string;
  readonly hash: string;
}

/** What a victim says, a line of JSON each. */
export type Said =
  | { readonly ready: true }
  | { readonly phase: Phase; readonly now: Instant }
  | { readonly acknowledged: Acknowledged };
