import type { UnitTableSpec } from '@chancery/core';
import type { Types } from './types.ts';
import { unitPlan } from './units/plan.ts';
import { UNIT_COLUMNS, unitRows } from './units/rows.ts';

/** The list of own units: what stands in one place is one thing to take in hand. */
export const UNIT_TABLE: UnitTableSpec<Types> = {
  columns: UNIT_COLUMNS,
  kinds: [
    { id: 'land', label: 'Armies' },
    { id: 'sea', label: 'Fleets' },
  ],
  rows: unitRows,
  plan: unitPlan,
};
