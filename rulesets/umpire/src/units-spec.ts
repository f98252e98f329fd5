import type { UnitTableSpec } from '@chancery/core';
import type { Types } from './types.ts';
import { timelineOf, UNIT_COLUMNS, unitPlan, unitRows } from './units/rows.ts';

/** The list of those who take orders: generals. Troops stand in places (UM-0.5). */
export const UNIT_TABLE: UnitTableSpec<Types> = {
  columns: UNIT_COLUMNS,
  kinds: [
    { id: 'land', label: 'Army' },
    { id: 'sea', label: 'Fleet' },
  ],
  rows: unitRows,
  plan: unitPlan,
  timeline: timelineOf,
};
