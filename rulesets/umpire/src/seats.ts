import type { SeatInfo } from '@chancery/core';
import { seatsFor } from '@chancery/kit';
import type { Setting } from './setting.ts';

/** A seat for each nation, named by its code; seats kept for rebel generals are among them (UM-17.26). */
export const seats = ({ nations }: Setting): readonly SeatInfo[] => seatsFor(nations);
