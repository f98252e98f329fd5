import type { Unit } from '../state.ts';
import { UNIT_TYPES, type UnitType } from '../words.ts';

/** How many there are of each type among some units, in the order of the table of units. */
export const countsIn = (
  units: readonly Pick<Unit, 'type'>[],
): readonly { readonly count: number; readonly type: UnitType }[] =>
  UNIT_TYPES.flatMap((type) => {
    const count = units.filter((unit) => unit.type === type).length;
    return count === 0 ? [] : [{ count, type }];
  });
