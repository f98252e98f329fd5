import { onceFor, type SeatInfo } from '@chancery/core';
import { seatsFor } from '@chancery/kit';
import type { Setting } from './setting.ts';

/** A seat for each kingdom, NPC States included, in order of their numbers and named by their codes (HEP-17.1). */
export const seats = onceFor(({ areas }: Setting): readonly SeatInfo[] => seatsFor(areas));
