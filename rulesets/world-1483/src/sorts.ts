import { factOf } from '@chancery/kit';
import type { NationNumber, OwnerNumber, PlaceNumber, UnitId } from './words.ts';

/** The sorts of things that facts of World 1483 are about. How cases call them stands in cases/sorts.ts. */

export const NATION = factOf<NationNumber>('nation');
/** A nation, or what owns land without being one. */
export const OWNER = factOf<OwnerNumber>('owner');
/** A territory or a sea zone. */
export const PLACE = factOf<PlaceNumber>('place');
export const UNIT = factOf<UnitId>('unit');
