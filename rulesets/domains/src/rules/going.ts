import { sorted } from '@chancery/core';
import type { Unit } from '../state.ts';
import type { UnitType } from '../words.ts';

/** Which units a domain loses first where it has too many: as they die on one side of a battle, of a type the latest first. */
export const goingFirst = (units: readonly Unit[], dying: readonly UnitType[]): readonly Unit[] =>
  sorted(units, (one, other) => dying.indexOf(one.type) - dying.indexOf(other.type) || other.id - one.id);
