import type { CampaignId, SeatId, Telling, Viewer } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { JsonText } from '../json-text.ts';

/**
 * What one viewer heard of a turn. A row for each viewer: whoever asks for a seat's news reads nothing that is not for it.
 * The master's row is the record: all tellings, with their hearers.
 */
export interface TellingRow {
  readonly campaignId: CampaignId;
  readonly turn: number;
  readonly edition: number;
  readonly viewer: Viewer['kind'];
  /** Empty for the public and the master. */
  readonly seat: SeatId | '';
  readonly tellings: JsonText<readonly Telling<unknown>[]>;
}

export type TellingTable = AppendOnly<TellingRow>;
