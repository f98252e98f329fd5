import type { CampaignId, Instant } from '@chancery/core';
import type { ColumnType } from 'kysely';
import type { AppendOnly } from '../columns.ts';
import type { UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

/** Who did what, for good. */
export interface AuditRow {
  /** Counts up in the order of writing. */
  readonly seq: number;
  readonly at: Instant;
  /** In what capacity: `ruler`, `master`, `administrator`, `worker`. */
  readonly actor: string;
  readonly userId: UserId | null;
  readonly campaignId: CampaignId | null;
  /** The use case, such as `campaign.pause`. */
  readonly action: string;
  /** No secret and no letter belongs here. */
  readonly facts: JsonText;
}

export type AuditTable = Omit<AppendOnly<AuditRow>, 'seq'> & {
  readonly seq: ColumnType<number, never, never>;
};
