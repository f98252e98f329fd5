import type { UnitTableSpec } from '@chancery/core';
import type { Types } from './types.ts';
import { mainPlans } from './units/main-plans.ts';
import { musters } from './units/musters.ts';
import { unitPlan } from './units/plan.ts';
import { UNIT_COLUMNS, unitRows } from './units/rows.ts';
import { timeline } from './units/timeline.ts';

/** The unit list under the map, the unit plan and the main plans (MD-16.16, MD-16.17, MD-16.38 to MD-16.40, MD-16.43). */
export const UNIT_TABLE: UnitTableSpec<Types> = {
  columns: UNIT_COLUMNS,
  kinds: [
    { id: 'A', label: 'Armies' },
    { id: 'F', label: 'Fleets' },
    { id: 'G', label: 'Garrisons' },
  ],
  rows: unitRows,
  plan: unitPlan,
  mainPlans,
  timeline,
  musters,
};
