import type { UnitTableSpec } from '@chancery/core';
import type { Types } from './types.ts';
import { UNIT_COLUMNS, unitPlan, unitRows } from './units/rows.ts';

/** The list of own companies. */
export const UNIT_TABLE: UnitTableSpec<Types> = {
  columns: UNIT_COLUMNS,
  kinds: [{ id: 'company', label: 'Companies' }],
  rows: unitRows,
  plan: unitPlan,
};
