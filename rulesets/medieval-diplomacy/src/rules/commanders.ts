import type { Commander } from '../state.ts';

/** The sum of a commander's ratings, by which the best and the worst are told apart (MD-7.19, MD-12.60). */
export const skillOf = ({
  infantry,
  cavalry,
  siege,
  naval,
}: Pick<Commander, 'infantry' | 'cavalry' | 'siege' | 'naval'>): number => infantry + cavalry + siege + naval;

/** Who leads where nobody was appointed: the highest sum, of equals the lowest id (MD-7.19). */
export const bestOf = (commanders: readonly Commander[]): Commander | undefined =>
  commanders.toSorted((a, b) => skillOf(b) - skillOf(a) || a.id - b.id)[0];
