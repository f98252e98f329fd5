import type { ReferenceSheet } from '@chancery/core';
import { COSTS } from './reference/costs.ts';
import { OUTCOMES } from './reference/covert.ts';
import { FREE } from './reference/free.ts';
import { INCOMES, MOOD_TABLE, RAIDS, SCORES, TAXES } from './reference/gold.ts';
import { ORDERS_OF_DEATH, STORMING, UNITS } from './reference/units.ts';
import type { Types } from './types.ts';

/** The rules in brief, to print and keep at hand. */
export const REFERENCE: readonly ReferenceSheet<Types>[] = [
  { id: 'troops', title: 'Troops', tables: (setting) => [UNITS(setting), ORDERS_OF_DEATH, STORMING] },
  { id: 'actions', title: 'Actions', tables: () => [COSTS, OUTCOMES, FREE] },
  {
    id: 'gold',
    title: 'Gold and mood',
    tables: (setting) => [TAXES, MOOD_TABLE, INCOMES, SCORES(setting), RAIDS(setting)],
  },
];
