import type { CampaignId } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { JsonText } from '../json-text.ts';

/** A campaign's state after a turn. It holds every secret. */
export interface StateRow {
  readonly campaignId: CampaignId;
  readonly turn: number;
  readonly edition: number;
  /** The version of the ruleset that wrote it. It is brought up to date when it is read and never rewritten. */
  readonly version: number;
  readonly state: JsonText;
  readonly hash: string;
}

export type StateTable = AppendOnly<StateRow>;
