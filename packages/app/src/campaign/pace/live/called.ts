import type { Outcome, SeatId, Window } from '@chancery/core';
import { liveWindow, sameClock } from './window.ts';

/** The seats whose move it is now and was not before. A new clock calls all of its seats. */
export const calledSeats = (before: Window | Outcome, after: Window | Outcome): readonly SeatId[] => {
  const now = liveWindow(after);
  if (now === null) return [];
  const asked = before.kind === 'window' && sameClock(before, after) ? new Set(before.seats) : new Set<SeatId>();
  return now.seats.filter((seat) => !asked.has(seat));
};
