import type { Chance } from './chance.ts';
import type { Spot } from './plane.ts';

/** Chance at the four whole places around a spot, blended smoothly. */
export const blended = (chance: Chance, [x, y]: Spot, axis: number): number => {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [eased(x - column), eased(y - row)];
  const upper = chance(axis, column, row) * (1 - right) + chance(axis, column + 1, row) * right;
  const lower = chance(axis, column, row + 1) * (1 - right) + chance(axis, column + 1, row + 1) * right;
  return upper * (1 - down) + lower * down;
};

const eased = (part: number): number => part * part * (3 - 2 * part);
