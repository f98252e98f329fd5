import type { CampaignId, SeatId } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { SheetOrigin } from '../sheet-of-record/sheet-of-record.table.ts';

/** What a turn of a live window was: the post of one seat, acts of the master, or the end of its time. */
export interface LiveTurnRow {
  readonly campaignId: CampaignId;
  readonly turn: number;
  readonly edition: number;
  /** The clock that ran while the game waited for it. */
  readonly clock: string;
  /** What the rules called the window. */
  readonly label: string;
  /** Who posted; empty when nobody did. */
  readonly seat: SeatId | '';
  /** `none`: time was over. */
  readonly origin: SheetOrigin | 'acts';
  /** How many orders it had. */
  readonly orders: number;
}

export type LiveTurnTable = AppendOnly<LiveTurnRow>;
