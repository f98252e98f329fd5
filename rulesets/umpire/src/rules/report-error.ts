import { ceilDiv, roundHalfUp } from '@chancery/core';

/** How far a report may be off the truth (UM-21.14, 21.17). `each`: percent for each point of 2d6 above or below 7. */

const MIDDLE = 7;
/** All totals of 2d6. */
const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const percentAt = (roll: number, each: number): number => 100 + (roll - MIDDLE) * each;

/** What is reported of so many; zero only by a rumour: any other report shows at least half of them (UM-21.10). */
export const reported = (count: number, roll: number, each: number): number =>
  roundHalfUp(count * percentAt(roll, each), 100);

/** The fewest and the most units of which so many can be reported; `said` is at least 1. */
export const boundsOf = (said: number, each: number): { readonly least: number; readonly most: number } => {
  const truths = ROLLS.flatMap((roll) => {
    const percent = percentAt(roll, each);
    if (percent === 0) return [];
    const from = Math.max(1, ceilDiv((2 * said - 1) * 50, percent));
    const to = ceilDiv((2 * said + 1) * 50, percent) - 1;
    return from > to ? [] : [from, to];
  });
  return { least: Math.min(...truths), most: Math.max(...truths) };
};
