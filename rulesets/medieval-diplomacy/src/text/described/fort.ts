import { counted, type ReportLine } from '@chancery/core';
import {
  barracksPlaces,
  effectiveFort,
  FORT_NAMES,
  fortBonus,
  fortCost,
  fortWorkers,
  repairCost,
} from '../../rules/forts.ts';
import { HIGHEST_FORT } from '../../words.ts';
import { tenths } from '../money.ts';

/** Level, name, damage and bonuses of a fortification, and what the next level takes (MD-9.41, MD-16.20). */
export const describeFort = (fort: {
  readonly fortLevel: number;
  readonly fortDamage: number;
}): readonly ReportLine[] => [
  { text: standing(fort), rule: 'MD-9.2', indent: 1 },
  ...(fort.fortLevel > 0 ? [{ text: bonuses(effectiveFort(fort)), rule: 'MD-9.5', indent: 2 } as const] : []),
  ...(fort.fortDamage > 0 ? [{ text: repair(fort.fortLevel), rule: 'MD-9.38', indent: 2 } as const] : []),
  { text: nextLevel(fort.fortLevel), rule: 'MD-9.4', indent: 2 },
];

const standing = ({ fortLevel, fortDamage }: { readonly fortLevel: number; readonly fortDamage: number }): string => {
  if (fortLevel === 0) return 'No fortification';
  const damage = fortDamage === 0 ? 'undamaged' : `${fortDamage} damage, works as level ${fortLevel - fortDamage}`;
  return `Fortification: ${FORT_NAMES[fortLevel]}, level ${fortLevel}, ${damage}`;
};

const bonuses = (effective: number): string => {
  if (effective === 0) return 'Ruined: no bonus.';
  const { footCombat, footHitPoints, horseCombat, horseHitPoints } = fortBonus(effective);
  const places = barracksPlaces(effective);
  return `Places for ${places}: foot +${footCombat}% combat, +${tenths(footHitPoints)} hit points; mounted +${horseCombat}% combat, +${tenths(horseHitPoints)} hit points.`;
};

const repair = (level: number): string =>
  `To repair 1 damage: ${counted(fortWorkers(level), 'worker')} and ${repairCost(level)} gold.`;

const nextLevel = (level: number): string =>
  level >= HIGHEST_FORT
    ? 'No fortification is higher.'
    : `To build level ${level + 1}, ${FORT_NAMES[level + 1]}: ${counted(fortWorkers(level + 1), 'worker')} and ${fortCost(level + 1)} gold.`;
