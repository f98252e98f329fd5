import type { CampaignId, SeatId } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { JsonText } from '../json-text.ts';

/** The window that closed with a turn, where it waited for some seats and let others send. */
export interface TurnWindowRow {
  readonly campaignId: CampaignId;
  readonly turn: number;
  readonly edition: number;
  /** What the rules called it. */
  readonly label: string;
  /** The seats that it waited for. */
  readonly seats: JsonText<readonly SeatId[]>;
}

export type TurnWindowTable = AppendOnly<TurnWindowRow>;
