import type { AnyOrder, CampaignId, SeatId } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { SheetId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

/**
 * Where the orders came from that a seat was adjudicated by. `letter`: from what it wrote, and no sheet. `none`: it had none.
 * `excused`: it had none, and that is not held against it.
 */
export const SHEET_ORIGINS = ['sheet', 'standing', 'caretaker', 'letter', 'excused', 'none'] as const;
export type SheetOrigin = (typeof SHEET_ORIGINS)[number];

/** By which orders a seat was adjudicated: settled with the turn, provable for ever. */
export interface SheetOfRecordRow {
  readonly campaignId: CampaignId;
  readonly turn: number;
  readonly edition: number;
  readonly seat: SeatId;
  readonly origin: SheetOrigin;
  /** The sheet that counted; null when none had come. */
  readonly sheetId: SheetId | null;
  readonly orders: JsonText<readonly AnyOrder[]>;
  readonly hash: string;
}

export type SheetOfRecordTable = AppendOnly<SheetOfRecordRow>;
