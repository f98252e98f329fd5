import type { UnitTableSpec } from '@chancery/core';
import type { Types } from './types.ts';
import { UNIT_COLUMNS, unitPlan, unitRows } from './units/rows.ts';
import { UNIT_TYPES } from './words.ts';

/** The list of units that take orders. */
export const UNIT_TABLE: UnitTableSpec<Types> = {
  columns: UNIT_COLUMNS,
  kinds: UNIT_TYPES.map((type) => ({ id: type, label: type })),
  rows: unitRows,
  plan: unitPlan,
};
