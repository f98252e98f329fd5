import type { Miniature } from '@chancery/core';
import type { UnitType } from '../words.ts';

/** The figure that stands for units of a type. */
export const MINIATURES: { readonly [Type in UnitType]: Miniature } = {
  inf: 'foot',
  cav: 'horse',
  knt: 'knight',
  art: 'siege',
  gen: 'general',
  sol: 'warship',
  frg: 'frigate',
  mer: 'ship',
};
