import type { CampaignId, Instant } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { ReceiptId, UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';
import type { SheetChannel } from '../sheet/sheet.table.ts';

/** What a player without a seat has sent in, and what they were told of it, word for word. */
export interface WaitingReceiptRow {
  readonly campaignId: CampaignId;
  readonly id: ReceiptId;
  readonly userId: UserId;
  /** The turn in hand when it came. */
  readonly turn: number;
  readonly edition: number;
  readonly channel: SheetChannel;
  /** As written; empty when it came as JSON. */
  readonly text: string;
  /** Line by line, with what was done and what was refused. */
  readonly lines: JsonText;
  readonly at: Instant;
}

export type WaitingReceiptTable = AppendOnly<WaitingReceiptRow>;
