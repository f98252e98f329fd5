import type { Squad } from './field.ts';

/** Rank, commanders after the others, soldiers before ships, cost, troop table, unit (MD-8.34, MD-8.38, MD-4.26). */
export const inOrderOfLoss = (a: Squad, b: Squad): number =>
  a.rank - b.rank ||
  Number(a.troop === null) - Number(b.troop === null) ||
  Number(a.ship) - Number(b.ship) ||
  (a.troop?.cost ?? 0) - (b.troop?.cost ?? 0) ||
  a.type - b.type ||
  a.unit.unit.id - b.unit.unit.id;
