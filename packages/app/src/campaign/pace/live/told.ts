import type { Told } from '../parts/told.ts';
import { botPlays } from './bot-at-move.ts';
import { calledSeats } from './called.ts';
import { liveWindow } from './window.ts';

/** Those are told whose move it is, or whom it is about: for the others there is nothing to do. */
export const told: Told = {
  called: calledSeats,
  toldOf: (seats, called) => seats.filter(({ seat }) => called.has(seat)),
  mailed: (seats) => seats,
  reminds: (row) => !botPlays(row),
  reminder: { move: true },
  concerns: (window, seats) => liveWindow(window)?.seats.some((seat) => seats.includes(seat)) ?? false,
};
