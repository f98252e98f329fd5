import { factOf } from '@chancery/kit';
import type { DomainNumber, HoldingId, PersonId, ProvinceNumber, UnitId } from './words.ts';

/** The sorts of things that facts of Domains are about. How cases call them stands in cases/sorts.ts. */

export const DOMAIN = factOf<DomainNumber>('domain');
export const PROVINCE = factOf<ProvinceNumber>('province');
export const HOLDING = factOf<HoldingId>('holding');
export const UNIT = factOf<UnitId>('unit');
export const PERSON = factOf<PersonId>('person');
