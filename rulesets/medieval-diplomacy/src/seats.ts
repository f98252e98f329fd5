import { type SeatInfo, seatId } from '@chancery/core';
import { shieldOf } from './rules/arms.ts';
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
