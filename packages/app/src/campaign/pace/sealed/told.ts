import type { Told } from '../parts/told.ts';

/** A turn, and its deadline, are news to all. */
export const told: Told = {
  called: () => [],
  toldOf: (seats) => seats,
  reminds: () => true,
  reminder: {},
  concerns: () => true,
};
