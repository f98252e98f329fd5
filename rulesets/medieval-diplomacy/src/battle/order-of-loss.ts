import type { Squad } from './field.ts';

/**
 * Rank, commanders after the others, soldiers before ships, cost, troop table (MD-8.34, MD-8.38, MD-4.26). Equals stay in the
 * canonical order of their units, in which the squads of a battle stand.
 */
export const inOrderOfLoss = (a: Squad, b: Squad): number =>
  a.rank - b.rank ||
  Number(a.troop === null) - Number(b.troop === null) ||
  Number(a.ship) - Number(b.ship) ||
  costOf(a) - costOf(b) ||
  a.type - b.type;

const costOf = ({ troop }: Squad): number => troop?.cost ?? 0;
