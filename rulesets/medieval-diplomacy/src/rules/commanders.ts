import type { Commander } from '../state.ts';

/** The sum of a commander's ratings, by which the best and the worst are told apart (MD-7.19, MD-12.60). */
export const skillOf = ({
  infantry,
  cavalry,
  siege,
  naval,
}: Pick<Commander, 'infantry' | 'cavalry' | 'siege' | 'naval'>): number => infantry + cavalry + siege + naval;
