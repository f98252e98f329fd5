import type { CampaignId, SeatId, Telling, Viewer } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { JsonText } from '../json-text.ts';

/**
 * What was heard of a turn. The master's row is the record: all tellings once, with their hearers, and with digests in the
 * place of private words. Another viewer has a row only where it heard what the record does not tell: those words.
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
