import type { UnitTableSpec } from '@chancery/core';
import type { Types } from './types.ts';
import { unitPlan } from './units/plan.ts';
import { UNIT_COLUMNS, unitRows } from './units/rows.ts';

/** The list of own units. */
export const UNIT_TABLE: UnitTableSpec<Types> = {
  columns: UNIT_COLUMNS,
  kinds: [
    { id: 'levy', label: 'Levies' },
    { id: 'retinue', label: 'Retinues' },
    { id: 'navy', label: 'Navies' },
  ],
  rows: unitRows,
  plan: unitPlan,
};
