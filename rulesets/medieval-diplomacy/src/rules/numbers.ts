import type { State } from '../state.ts';
import { unitId } from '../unit-id.ts';
import type { RealmNumber } from '../words.ts';
import { findUnit } from './find.ts';

/** A realm has at most so many armies, and as many fleets (MD-4.9). */
export const MOST_UNITS = 99;

/** The lowest number that no unit of the realm bears; null when all 99 are taken. `reserved` numbers are passed over. */
export const lowestFreeNumber = (
  state: Pick<State, 'units'>,
  realm: RealmNumber,
  kind: 'A' | 'F',
  reserved: readonly number[] = [],
): number | null => {
  for (let number = 1; number <= MOST_UNITS; number += 1) {
    if (!reserved.includes(number) && !findUnit(state, unitId(realm, kind, number))) return number;
  }
  return null;
};

/** The last of the free numbers that follow on a free one without a gap. */
export const lastFreeNumber = (
  state: Pick<State, 'units'>,
  realm: RealmNumber,
  kind: 'A' | 'F',
  from: number,
): number => {
  let last = from;
  while (last < MOST_UNITS && !findUnit(state, unitId(realm, kind, last + 1))) last += 1;
  return last;
};
