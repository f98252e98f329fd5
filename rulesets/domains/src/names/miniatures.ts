import type { Miniature } from '@chancery/core';
import type { UnitType } from '../words.ts';

/** The figure that stands for a type of unit. */
export const MINIATURE: { readonly [Type in UnitType]: Miniature } = {
  Levies: 'foot',
  Irregulars: 'foot',
  Scouts: 'horse',
  Infantry: 'foot',
  Pikemen: 'foot',
  Archers: 'missile',
  Artillerists: 'siege',
  Cavalry: 'horse',
  'Elite Infantry': 'foot',
  Knights: 'horse',
};
