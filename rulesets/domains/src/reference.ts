import type { ReferenceSheet } from '@chancery/core';
import { COSTS } from './reference/costs.ts';
import { ORDERS_OF_DEATH, UNITS } from './reference/units.ts';
import type { Types } from './types.ts';

/** The rules in brief, to print and keep at hand. */
export const REFERENCE: readonly ReferenceSheet<Types>[] = [
  { id: 'troops', title: 'Troops', tables: (setting) => [UNITS(setting), ORDERS_OF_DEATH] },
  { id: 'actions', title: 'Actions', tables: () => COSTS },
];
