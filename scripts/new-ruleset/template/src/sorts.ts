import { factOf } from '@chancery/kit';
import type { AreaNumber, CompanyNumber, PowerNumber } from './words.ts';

/** The sorts of things that facts of New Game are about. How cases call them stands in cases/sorts.ts. */

export const POWER = factOf<PowerNumber>('house');
export const AREA = factOf<AreaNumber>('area');
export const COMPANY = factOf<CompanyNumber>('company');
