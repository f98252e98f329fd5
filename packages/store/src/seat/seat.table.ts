import type { AnyOrder, CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

/** `closed`: nobody can take it, such as a realm that has fallen or that the rules play. */
export const SEAT_STATUSES = ['open', 'held', 'closed'] as const;
export type SeatStatus = (typeof SEAT_STATUSES)[number];

/** Whose orders count now. `rule`: the ruleset looks after it when no orders come. */
export const SEAT_CONTROLS = ['ruler', 'caretaker', 'rule'] as const;
export type SeatControl = (typeof SEAT_CONTROLS)[number];

/** A place in a campaign that somebody plays. */
export interface SeatTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly seat: Fixed<SeatId>;
  /** Its place in the ruleset's list, from 0. */
  readonly place: Fixed<number>;
  readonly status: SeatStatus;
  readonly control: SeatControl;
  readonly userId: UserId | null;
  /** When this ruler took it: what was said before is not for their eyes. */
  readonly joinedAt: Instant | null;
  /** Turns missed in a row, up to now. */
  readonly missedLately: number;
  readonly missedInAll: number;
  /** The turn for which its ruler has said that they are ready. */
  readonly readyForTurn: number | null;
  /** Orders that stand in when none come. */
  readonly standingOrders: JsonText<readonly AnyOrder[]> | null;
}
