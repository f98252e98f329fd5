import type { CampaignId } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { JsonText } from '../json-text.ts';

/** All events of a turn, in their order: one row, because nobody wants a single one. See docs/decisions/0006-the-store.md. */
export interface EventRow {
  readonly campaignId: CampaignId;
  readonly turn: number;
  readonly edition: number;
  readonly events: JsonText<readonly unknown[]>;
}

export type EventTable = AppendOnly<EventRow>;
