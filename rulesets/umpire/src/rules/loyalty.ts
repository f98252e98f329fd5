import type { Province } from '../state.ts';
import { INDEPENDENTS, LOYALTY, type NationNumber } from '../words.ts';

/** Loyalty of a province that passes to a nation by force, as a gift or to a friend (UM-9.26, 14.26, 14.27, 14.29). */
export const loyaltyUnder = (
  { originalOwner, loyaltyCap }: Pick<Province, 'originalOwner' | 'loyaltyCap'>,
  nation: NationNumber,
): number => {
  if (nation === INDEPENDENTS) return LOYALTY.home;
  return Math.min(nation === originalOwner ? LOYALTY.home : LOYALTY.captured, loyaltyCap);
};
