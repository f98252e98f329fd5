import type { CampaignId, Instant } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { JsonText } from '../json-text.ts';

/** What a campaign was made from, and its setting: large, and written once. */
export interface FoundingRow {
  readonly campaignId: CampaignId;
  /** The raw data of the scenario, as it was read. */
  readonly scenario: JsonText;
  readonly options: JsonText;
  readonly setting: JsonText;
  readonly settingHash: string;
  /** From which the dice of the setup came: 64 hexadecimal digits. */
  readonly secret: string;
  readonly at: Instant;
}

export type FoundingTable = AppendOnly<FoundingRow>;
