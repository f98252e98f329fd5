import type { UnitTable } from '../setting.ts';

/** The units of the rules; a scenario may bring others (DOM-18.1). */
export const UNIT_TABLE: UnitTable = {
  Levies: { attack: 1, defence: 1, movement: 1, needs: null, cost: 0, upkeep: 0, points: 1 },
  Irregulars: { attack: 1, defence: 1, movement: 2, needs: 1, cost: 1, upkeep: 1, points: 1 },
  Scouts: { attack: 1, defence: 2, movement: 3, needs: 1, cost: 2, upkeep: 1, points: 1 },
  Infantry: { attack: 1, defence: 3, movement: 1, needs: 1, cost: 2, upkeep: 1, points: 1 },
  Pikemen: { attack: 1, defence: 3, movement: 1, needs: 2, cost: 3, upkeep: 1, points: 1 },
  Archers: { attack: 3, defence: 1, movement: 1, needs: 2, cost: 3, upkeep: 1, points: 1 },
  Artillerists: { attack: 3, defence: 3, movement: 1, needs: 3, cost: 5, upkeep: 2, points: 1 },
  Cavalry: { attack: 4, defence: 3, movement: 2, needs: 3, cost: 5, upkeep: 2, points: 2, mounted: true },
  'Elite Infantry': { attack: 4, defence: 4, movement: 1, needs: 4, cost: 6, upkeep: 2, points: 1 },
  Knights: { attack: 5, defence: 4, movement: 2, needs: 5, cost: 9, upkeep: 3, points: 2, mounted: true },
};

/** What Pikemen defend at while a mounted unit attacks (DOM-11.17). */
export const PIKEMEN_AGAINST_MOUNTED = 4;
/** What Artillerists attack walls at (DOM-11.20). */
export const ARTILLERISTS_AGAINST_WALLS = 4;
/** What a fortified holding without troops defends at, with one die (DOM-12.9). */
export const NATURAL_DEFENCE = 3;
