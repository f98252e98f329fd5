/** Fortification figures, reckoned from the level (MD-9.2). Percent; hit points in tenths; gold. */

export const FORT_NAMES = [
  'no fortification',
  'Palisade Fort',
  'Motte and Bailey',
  'Stone Tower',
  'Stone Keep',
  'Hillfort',
  'Border Fort',
  'Stronghold',
  'Fortress',
  'Heavy Fortress',
  'Castle',
  'Reinforced Castle',
  'Citadel',
] as const;

export interface FortBonus {
  readonly footCombat: number;
  readonly footHitPoints: number;
  readonly horseCombat: number;
  readonly horseHitPoints: number;
}

const HIT_POINTS_FOOT = [0, 7, 9, 10, 12, 13, 15, 16, 18, 19, 21, 22, 24] as const;
const HIT_POINTS_HORSE = [0, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 17, 18] as const;

/** The bonus of an effective level, 0 to 12 (MD-9.5). */
export const fortBonus = (level: number): FortBonus =>
  level === 0
    ? { footCombat: 0, footHitPoints: 0, horseCombat: 0, horseHitPoints: 0 }
    : {
        footCombat: 43 + 2 * level,
        footHitPoints: HIT_POINTS_FOOT[level] ?? 0,
        horseCombat: 13 + 2 * level,
        horseHitPoints: HIT_POINTS_HORSE[level] ?? 0,
      };

/** MD-9.3 */
export const barracksPlaces = (effectiveLevel: number): number => 3 * effectiveLevel;
/** To build this level: that many workers, 4L + 2 gold (MD-9.4). */
export const fortWorkers = (level: number): number => level;
export const fortCost = (level: number): number => 4 * level + 2;
/** To repair one damage of a fortification of this level (MD-9.38). */
export const repairCost = (level: number): number => Math.floor(fortCost(level) / 2);
export const fortRazing = (level: number): number => Math.floor(fortCost(level) / 3);
export const HARBOUR = { workers: 5, cost: 20, razing: 6 } as const;
export const PRODUCTION = { workers: 2, cost: 10, razing: 3 } as const;

export const effectiveFort = (province: { readonly fortLevel: number; readonly fortDamage: number }): number =>
  province.fortLevel - province.fortDamage;
