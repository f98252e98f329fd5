import { factOf } from '@chancery/kit';
import type { UnitId } from './unit-id.ts';
import type { Location, Pence, RealmNumber, TroopType } from './words.ts';

/** The sorts of things that facts of Medieval Diplomacy are about. How cases call them stands in cases/sorts.ts. */

export const REALM = factOf<RealmNumber>('realm');
export const PLACE = factOf<Location>('place');
export const UNIT = factOf<UnitId>('unit');
export const TROOP = factOf<TroopType>('troop');
/** By their id. */
export const COMMANDER_ID = factOf<number>('commander');
/** Money in the data, told in gold. */
export const PENCE = factOf<Pence>('gold');
/** Hit points and damage in the data, told in whole points. */
export const TENTHS = factOf<number>('tenths');
