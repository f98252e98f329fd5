import { type ReportLine, said, tableIn } from '@chancery/core';
import { DEALING_COLUMNS, dealingRows } from '../../own/dealings.ts';
import type { GameKnown } from '../../types.ts';

/** Offers that stand, and what the reader owes: wars that were threatened, finance, tribute (W83-18.10). */
export const dealingLines = (known: GameKnown): readonly ReportLine[] => {
  const rows = dealingRows(known);
  if (rows.length === 0) return [];
  const table = tableIn(
    DEALING_COLUMNS,
    known.setting,
    rows.map(({ cells }) => cells),
  );
  return [said('W83-18.10', 'What stands between you and others.', { table })];
};
