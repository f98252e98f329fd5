import { factOf, word } from '@chancery/kit';
import {
  type AreaNumber,
  type KingdomNumber,
  RESOURCES,
  type SeaNumber,
  TRADITIONS,
  TREATIES,
  UNIT_KINDS,
  type UnitId,
} from './words.ts';

/** The sorts of things that facts of Heptarchy are about. How cases call them stands in cases/sorts.ts. */

export const KINGDOM = factOf<KingdomNumber>('kingdom');
export const AREA = factOf<AreaNumber>('area');
export const SEA = factOf<SeaNumber>('sea');
/** An area or a sea, by its number on the map. */
export const PLACE = factOf<number>('place');
export const UNIT = factOf<UnitId>('unit');

export const RESOURCE = word(...RESOURCES);
export const TRADITION = word(...TRADITIONS);
export const TREATY = word(...TREATIES);
export const UNIT_KIND = word(...UNIT_KINDS);
