import { onceFor, type SeatInfo } from '@chancery/core';
import { seatsFor } from '@chancery/kit';
import type { Setting } from './setting.ts';

/** A seat for each domain, named by its code. */
export const seats = onceFor(({ domains }: Setting): readonly SeatInfo[] => seatsFor(domains));
