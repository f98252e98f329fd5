import type { Spot } from '../plane.ts';
import type { Lattice } from './lattice.ts';
import { SPACING } from './spread.ts';

/** Behind an inland area its land goes on for so far; from there on it is nobody's. */
const FROM = 1.15 * SPACING;

/** In knots of the lattice. */
const PACE = 7;

/** Places of land that belongs to nobody, which keep the cells of inland areas from growing to the frame. */
export const wildsOf = ({ columns, rows, spotOf, toLand }: Lattice, ground: Float64Array): readonly Spot[] => {
  const wilds: Spot[] = [];
  for (let row = 0; row < rows; row += PACE) {
    for (let column = 0; column < columns; column += PACE) {
      const knot = row * columns + column;
      if ((ground[knot] as number) > 0 && (toLand[knot] as number) > FROM) wilds.push(spotOf(column, row));
    }
  }
  return wilds;
};
