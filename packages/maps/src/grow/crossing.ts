import type { Line } from '@chancery/core';
import { distance, ringOf } from './plane.ts';

/** The straight line between the nearest spots of two outlines. */
export const crossing = (one: readonly Line[], other: readonly Line[]): Line => {
  let [best, least]: readonly [Line, number] = [[], Number.POSITIVE_INFINITY];
  const ends = other.flatMap(ringOf);
  for (const from of one.flatMap(ringOf)) {
    for (const to of ends) {
      if (distance(from, to) >= least) continue;
      least = distance(from, to);
      best = [...from, ...to];
    }
  }
  return best;
};
