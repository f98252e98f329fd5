import { type SeatInfo, seatId, shieldOf } from '@chancery/core';
import type { Setting } from './setting.ts';

/** A seat for each realm, named by its code. */
export const seats = ({ realms }: Setting): readonly SeatInfo[] =>
  realms
    .filter((realm) => realm !== null)
    .map((realm) => ({
      seat: seatId(realm.code),
      name: realm.name,
      description: realm.description,
      ...shieldOf(realm),
    }));
