import { carriedBy } from '../../consequences/passage.ts';
import type { TroopItem } from '../../order.ts';
import { getType } from '../../rules/find.ts';
import { countOf, figureAt } from '../../rules/forces.ts';
import type { Setting } from '../../setting.ts';

/**
 * What goes aboard of some units: all squadrons, and as many army units as they carry. What is too much stays ashore, from the last
 * listed type on (UM-11.9, 11.49).
 */
export const boardCargo = (
  setting: Setting,
  units: readonly number[],
  troops: readonly TroopItem[],
): readonly number[] => {
  const aboard = [...units];
  let over = Math.max(0, countOf(setting, units, 'land') - carriedBy(setting, units));
  for (const { type } of [...troops].reverse()) {
    if (getType(setting, type).category !== 'land') continue;
    const left = Math.min(over, figureAt(aboard, type));
    aboard[type] = figureAt(aboard, type) - left;
    over -= left;
  }
  return aboard;
};
