import { onceFor, type SeatInfo } from '@chancery/core';
import { seatsFor } from '@chancery/kit';
import type { Setting } from './setting.ts';

/** A seat for each realm, named by its code. */
export const seats = onceFor(({ realms }: Setting): readonly SeatInfo[] =>
  seatsFor(
    realms.map(
      (realm) => realm && { ...realm, ...(realm.name.includes(' ') ? { inSentence: `the ${realm.name}` } : {}) },
    ),
  ),
);
