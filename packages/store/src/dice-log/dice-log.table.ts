import type { CampaignId, DrawRun } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { JsonText } from '../json-text.ts';

/** All dice of a turn, by label. */
export interface DiceLogRow {
  readonly campaignId: CampaignId;
  readonly turn: number;
  readonly edition: number;
  readonly runs: JsonText<readonly DrawRun[]>;
}

export type DiceLogTable = AppendOnly<DiceLogRow>;
