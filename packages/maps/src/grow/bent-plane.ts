import type { Chance } from './chance.ts';
import type { Spot } from './plane.ts';

/** Distance of the knots between which the plane is bent, in world units. */
const KNOT = 90;

/** The most that a knot is moved, as a part of that distance; under a quarter, so that nothing folds over. */
const PULL = 0.2;

/** A smooth bending of the plane that turns the straight lines of cells into winding ones and never lets them cross. */
export interface BentPlane {
  bend(spot: Spot): Spot;
  /** The spot that is bent to this one. */
  straighten(spot: Spot): Spot;
}

export const bentPlane = (chance: Chance): BentPlane => {
  const moved = (spot: Spot): Spot => [field(chance, spot, 1), field(chance, spot, 2)];
  const bend = (spot: Spot): Spot => {
    const [x, y] = moved(spot);
    return [spot[0] + x, spot[1] + y];
  };
  return {
    bend,
    straighten: (spot) => {
      let guess = spot;
      for (let round = 0; round < 40; round += 1) {
        const [x, y] = moved(guess);
        guess = [spot[0] - x, spot[1] - y];
      }
      return guess;
    },
  };
};

/** Chance at the four knots around a spot, blended smoothly. */
const field = (chance: Chance, [x, y]: Spot, axis: number): number => {
  const [column, row] = [Math.floor(x / KNOT), Math.floor(y / KNOT)];
  const [right, down] = [eased(x / KNOT - column), eased(y / KNOT - row)];
  const knot = (across: number, along: number): number => chance(axis, column + across, row + along);
  const upper = knot(0, 0) * (1 - right) + knot(1, 0) * right;
  const lower = knot(0, 1) * (1 - right) + knot(1, 1) * right;
  return (upper * (1 - down) + lower * down) * PULL * KNOT;
};

const eased = (part: number): number => part * part * (3 - 2 * part);
