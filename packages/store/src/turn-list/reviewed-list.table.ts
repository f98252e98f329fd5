import type { Instant } from '@chancery/core';
import type { AppendOnly } from '../columns.ts';
import type { TurnListRow } from './turn-list.table.ts';

/** What is otherwise in the list of a turn since masters have reviewed it; everything else stands as it was closed. */
export interface ReviewedListRow
  extends Pick<TurnListRow, 'campaignId' | 'turn' | 'edition' | 'lines' | 'salts' | 'wordSalts' | 'acts' | 'rulings'> {
  readonly at: Instant;
}

export type ReviewedListTable = AppendOnly<ReviewedListRow>;
