import { clamp } from '@chancery/core';
import type { RollOf } from '../data/rolls.ts';
import { MOST_RATING } from '../words.ts';
import { rollOf, type Thrower } from './rolls.ts';

/** How far what is shown lies from the truth: a d6 of 1 below, of 6 above (UM-10.16). */
export const errorOf = (roll: number): number => (roll === 1 ? -1 : roll === 6 ? 1 : 0);

/** A rating that is shown (or kept secret) by another, off by the error die `name`, within 0 to 7 (UM-10.16, 10.17). */
export const nearTo = (thrower: Pick<Thrower, 'dice'>, name: RollOf<'d6'>, subject: string, rating: number): number =>
  clamp(rating + errorOf(rollOf(thrower, name, subject)), 0, MOST_RATING);
