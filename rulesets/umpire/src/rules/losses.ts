import { floorDiv, roundHalfUp } from '@chancery/core';
import { figureAt } from './forces.ts';

/** Percent of attrition on the units of a nation with this morale (UM-1.16, 1.17). */
export const moraleScaled = (percent: number, morale: number): number =>
  Math.min(100, roundHalfUp(percent * (200 - morale), 100));

/**
 * So many casualties among several numbers of units, in nation order and in each nation in type order: a share of each by its size,
 * the rest one by one to the largest remainders, the first of equals (UM-1.15). Throws if there are more casualties than units.
 */
export const allotted = (casualties: number, sizes: readonly number[]): readonly number[] =>
  shared(casualties, sizes, sizes);

/**
 * So many things by weights, by largest remainder, the first of equals (UM-18.21, 18.28); `most` bounds each share where it is
 * given. All weights 0 gives nobody anything.
 */
export const shared = (
  things: number,
  weights: readonly number[],
  most: readonly number[] = weights.map(() => things),
): readonly number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => floorDiv(things * weight, total));
  let left = things - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = weights
    .map((weight, place) => ({ place, rest: (things * weight) % total }))
    .sort((one, other) => other.rest - one.rest);
  while (left > 0) {
    const before = left;
    for (const { place } of byRemainder) {
      const share = figureAt(shares, place);
      if (left === 0 || share >= figureAt(most, place)) continue;
      shares[place] = share + 1;
      left -= 1;
    }
    if (left === before) throw new Error(`${left} of ${things} found no place`);
  }
  return shares;
};
