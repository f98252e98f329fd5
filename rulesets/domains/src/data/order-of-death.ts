import type { UnitType } from '../words.ts';

/** Who dies first, on either side of a battle (DOM-11.14). */

export const DEFENDERS_DIE: readonly UnitType[] = [
  'Irregulars',
  'Archers',
  'Levies',
  'Scouts',
  'Pikemen',
  'Infantry',
  'Artillerists',
  'Cavalry',
  'Elite Infantry',
  'Knights',
];

export const ATTACKERS_DIE: readonly UnitType[] = [
  'Levies',
  'Irregulars',
  'Scouts',
  'Pikemen',
  'Infantry',
  'Artillerists',
  'Archers',
  'Cavalry',
  'Elite Infantry',
  'Knights',
];
