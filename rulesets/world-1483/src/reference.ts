import type { ReferenceSheet } from '@chancery/core';
import { ACTION_TABLE, DEVELOPING, REBELLIONS } from './reference/actions.ts';
import { GARRISONS } from './reference/garrisons.ts';
import { ABILITY_TABLE } from './reference/generals.ts';
import { CROSSINGS, SAILING, UNIT_TABLE } from './reference/units.ts';
import type { Types } from './types.ts';

/** The rules in brief, to print and keep at hand. */
export const REFERENCE: readonly ReferenceSheet<Types>[] = [
  { id: 'units', title: 'Units and generals', tables: () => [UNIT_TABLE, CROSSINGS, SAILING, ABILITY_TABLE] },
  { id: 'actions', title: 'Actions', tables: () => [ACTION_TABLE, DEVELOPING, REBELLIONS, GARRISONS] },
];
