import type { SeatInfo } from '@chancery/core';
import { seatsFor } from '@chancery/kit';
import type { Setting } from './setting.ts';

/** A seat for each house, named by its code. */
export const seats = ({ powers }: Setting): readonly SeatInfo[] => seatsFor(powers);
