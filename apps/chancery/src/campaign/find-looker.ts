import type { Looker, SeatInfo } from '@chancery/core';
import { findSeat } from './find-seat.ts';

/** A seat, `master` or `public`; the public unless given. */
export const findLooker = (seats: readonly SeatInfo[], words: string | undefined): Looker => {
  if (words === undefined || words === 'public') return 'public';
  return words === 'master' ? 'master' : findSeat(seats, words);
};
