import { type ReportLine, said, tableIn } from '@chancery/core';
import { LAND_COLUMNS, landRows } from '../own/lands.ts';
import type { GameKnown } from '../types.ts';

/** The reader's territories, what they are worth and what is still to be done with them. */
export const lands = (_: readonly unknown[], known: GameKnown): readonly ReportLine[] => {
  const rows = landRows(known);
  if (rows.length === 0) return [];
  const table = tableIn(
    LAND_COLUMNS,
    known.setting,
    rows.map(({ cells }) => cells),
  );
  return [said('W83-18.10', 'Your territories.', { table })];
};
