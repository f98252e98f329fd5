import { commanders, units } from './force-tables.ts';
import { base, claims, game, options } from './game-tables.ts';
import { provinces, realms } from './land-tables.ts';
import { relations } from './relation-table.ts';
import { troops } from './troop-table.ts';

/** What can be stated and expected of a position (MD-0.5 to MD-0.10), a table for each section of a case. */
export const TABLES = { base, game, options, troops, realms, provinces, relations, units, commanders, claims };
