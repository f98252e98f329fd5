import { factOf } from '@chancery/kit';
import type { GeneralNumber, NationNumber, ProvinceNumber, TypeNumber } from './words.ts';

/** The sorts of things that facts of Umpire are about. How cases call them stands in cases/sorts.ts. */

export const NATION = factOf<NationNumber>('nation');
export const PROVINCE = factOf<ProvinceNumber>('province');
export const GENERAL = factOf<GeneralNumber>('general');
export const TYPE = factOf<TypeNumber>('troop type');
/** Units by type, in the place of each type: `6 Foot, 5 Horse`. */
export const UNITS = factOf<readonly number[]>('units');
