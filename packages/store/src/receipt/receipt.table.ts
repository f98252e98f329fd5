import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { ReceiptId, SheetId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

/** Proof of what was submitted and how it was understood: what the ruler was told then, word for word. */
export interface ReceiptRow {
  readonly campaignId: CampaignId;
  readonly id: ReceiptId;
  readonly sheetId: SheetId;
  readonly seat: SeatId;
  /** Of the sheet. */
  readonly hash: string;
  /** The orders line by line, with refusals and warnings. */
  readonly lines: JsonText;
  readonly at: Instant;
}

export type ReceiptTable = AppendOnly<ReceiptRow>;
