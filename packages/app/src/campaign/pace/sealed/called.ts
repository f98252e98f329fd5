import type { Outcome, SeatId, Window } from '@chancery/core';

/** The seats for which the game waits now and did not wait before, in games that ask one group after another. */
export const calledSeats = (before: Window | Outcome, after: Window | Outcome): readonly SeatId[] => {
  if (after.kind !== 'window' || after.may === undefined) return [];
  const asked = new Set(before.kind === 'window' ? before.seats : []);
  return after.seats.filter((seat) => !asked.has(seat));
};
