import { numberIn } from '@chancery/core';
import type { CaseSorts } from '@chancery/kit';
import type { GamePosition } from '../types.ts';
import { AREAS, POWERS } from './names.ts';

/** How things are called in cases: companies by number. */
export const SORTS: CaseSorts<GamePosition> = {
  area: AREAS.sort,
  house: POWERS.sort,
  company: { read: numberIn, knows: (words) => numberIn(words) !== null },
};
