import { clamp, floorDiv } from '@chancery/core';
import type { Setting } from '../setting.ts';
import type { Arm } from '../words.ts';
import { countOf, figureAt, onlyOf, sumOf } from './forces.ts';

/** Average mobility of units in a terrain, MOB; at sea terrain does not matter; of none 0 (UM-13.7). */
export const mobilityOf = (
  setting: Pick<Setting, 'types'>,
  units: readonly number[],
  { arm, terrain }: { readonly arm: Arm; readonly terrain: number },
): number => {
  const count = countOf(setting, units, arm);
  if (count === 0) return 0;
  const sum = sumOf(
    setting,
    onlyOf(setting, units, arm),
    (type) => type.multi * (arm === 'sea' ? 100 : figureAt(type.mobility, terrain)),
  );
  return floorDiv(sum, count);
};

/** Relative mobility of the one over the other, RM, in percent (UM-13.7). */
export const relativeMobility = (one: number, other: number): number => {
  if (other === 0) return one === 0 ? 100 : 200;
  return clamp(floorDiv(100 * one, other), 50, 200);
};
