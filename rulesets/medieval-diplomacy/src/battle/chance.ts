import { roundHalfUp } from '@chancery/core';
import type { Rating, TroopClass } from '../words.ts';

/** All chances are in basis points, computed exactly and rounded once (MD-1.30). */

/** No attack and no siege attempt is surer than this (MD-8.26, MD-9.18). */
export const SUREST = 9900;

/** What a leader's rating is divided by in open battle, and where a fortification is defended (MD-8.21). */
export const OPEN_FIELD = 200;
export const UNDER_WALLS = 400;

/** The rating of the leader that helps each class in battle; siege machines are helped by none (MD-8.29). */
export const TACTICS = {
  foot: 'infantry',
  missile: 'infantry',
  mounted: 'cavalry',
  mountedInfantry: 'cavalry',
  siege: null,
  transport: 'naval',
  warship: 'naval',
} as const satisfies { readonly [kind in TroopClass]: Rating | null };

/** What changes the normal chance of an attack, in percent; 0 where it does not apply. */
export interface Modifiers {
  readonly fort: number;
  readonly amphibious: number;
  readonly marine: number;
}

/** combat x (1 + tactics/N) x (1 + fort) x (1 + amphibious) x (1 + marine): MD-8.25. */
export const attackChance = (
  combat: number,
  tactics: number,
  divisor: number,
  { fort, amphibious, marine }: Modifiers,
): number => {
  const product = combat * (divisor + tactics) * (100 + fort) * (100 + amphibious) * (100 + marine);
  return Math.min(SUREST, roundHalfUp(100 * product, divisor * 1_000_000));
};

/** power + power x siegecraft / 200, whatever the battle (MD-9.17, MD-9.18). */
export const siegeChance = (power: number, siegecraft: number): number =>
  Math.min(SUREST, roundHalfUp(100 * power * (OPEN_FIELD + siegecraft), OPEN_FIELD));
