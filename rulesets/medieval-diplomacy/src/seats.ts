import { type SeatInfo, seatId } from '@chancery/core';
import type { Setting } from './setting.ts';

/** A seat for each realm, named by its code. */
export const seats = ({ realms }: Setting): readonly SeatInfo[] =>
  realms
    .filter((realm) => realm !== null)
    .map(({ code, name, description }) => ({ seat: seatId(code), name, description }));
