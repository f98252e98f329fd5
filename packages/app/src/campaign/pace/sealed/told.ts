import type { SeatId } from '@chancery/core';
import type { Told } from '../parts/told.ts';
import { calledSeats } from './called.ts';

/**
 * A turn, and its deadline, are news to all. Where one group orders after another a report is mailed to those whose orders it
 * tells of, and to those whose turn it is now; the others read on in their news.
 */
export const told: Told = {
  called: calledSeats,
  toldOf: (seats) => seats,
  mailed(seats, before, after) {
    if (before.kind !== 'window' || before.may === undefined || after.kind === 'outcome') return seats;
    const asked = new Set<SeatId>([...before.seats, ...after.seats]);
    return seats.filter(({ seat }) => asked.has(seat));
  },
  reminds: () => true,
  reminder: {},
  concerns: () => true,
};
