import type { ReferenceSheet } from '@chancery/core';
import { CALENDAR, SWITCHES } from './reference/calendar.ts';
import { ROUTES } from './reference/routes.ts';
import { CONVERSIONS, MOBILITY, OPEN, RECRUITS, TROOPS } from './reference/troops.ts';
import type { Types } from './types.ts';

/** The rules of the scenario, which everybody may read from the beginning (UM-21.31). */
export const REFERENCE: readonly ReferenceSheet<Types>[] = [
  { id: 'calendar', title: 'Calendar and victory', tables: (setting) => [CALENDAR(setting), SWITCHES(setting)] },
  {
    id: 'troops',
    title: 'Troops',
    tables: (setting) => [
      TROOPS(setting),
      OPEN(setting),
      MOBILITY(setting),
      RECRUITS(setting),
      ...(setting.conversions.length === 0 ? [] : [CONVERSIONS(setting)]),
    ],
  },
  { id: 'routes', title: 'Provinces and routes', tables: (setting) => [ROUTES(setting)] },
];
