import type { ReferenceTable } from '@chancery/core';
import { numbers, tableOf, words } from '@chancery/kit';
import { ABILITIES } from '../words.ts';

/** In the order of the table of abilities. */
const EFFECTS: readonly string[] = [
  'defending infantry +2 where there is no city',
  'attacking infantry, cavalry and knights +1',
  'withdraws from a defence when his conditions are met',
  'walls −2, and artillery hits them on 1 to 7',
  'cavalry and knights +2 where all of the side are mounted',
  'defending infantry of a city +1',
  'incorporation at half cost where he has taken land',
  'in defence a militia unit for each 4 points of value',
  'denies an enemy the income of a territory beside him',
  'all ships of his nation with him +1',
];

/** What a general may be able to do beside his skill (W83-4.16). */
export const ABILITY_TABLE: ReferenceTable = {
  rule: 'W83-4.16',
  ...tableOf(
    [numbers('roll', 'Roll'), words('ability', 'Ability'), words('effect', 'What it does')],
    EFFECTS.map((effect, at) => [`${at + 1}`, ABILITIES[at + 1] ?? '', effect]),
  ),
};
