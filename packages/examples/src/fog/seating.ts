import type { SeatingSpec } from '@chancery/core';
import { powerOfCode } from '../ground/ground.ts';
import { isIn, ownedBy, unitsOf } from './rules.ts';
import type { Fog } from './types.ts';

/** Rebels have a seat from the beginning, and nobody sits there before they rise (FG-6.1, FG-6.2). */
export const SEATING: SeatingSpec<Fog> = {
  unruled: {
    en: 'left alone. Their units stay where they are.',
    de: 'sich selbst überlassen. Ihre Einheiten bleiben, wo sie sind.',
  },
  seatedBy: ({ state }, seat) => (isIn(state, { code: seat }) ? 'ruler' : 'later'),
  viable: ({ setting, state }, seat) => {
    const power = powerOfCode(setting, seat);
    return power !== null && (ownedBy(state, power) > 0 || unitsOf(state, power).length > 0);
  },
  unseats: () => null,
};
