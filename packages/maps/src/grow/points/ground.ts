import type { Lattice } from './lattice.ts';
import { SPACING } from './spread.ts';

/** How far land reaches from its nearest seed where nothing else limits it. */
const REACH = 0.62 * SPACING;

/** The water between two islands is so broad. */
const GAP = 0.2 * SPACING;

const STEEPEST = 40;

/**
 * How much every knot is land: above 0 it is, below 0 it is water, and 0 is the coast. Water beside no sea that is shut in by
 * land becomes land, and land without a seed water, unless it is what lies behind an inland area.
 */
export const groundOf = (lattice: Lattice): Float64Array => {
  const { columns, rows, seeds, land, sea, toLand, toOther, toSea } = lattice;
  const ground = new Float64Array(columns * rows);
  const anyInland = seeds.some(({ inland }) => inland);
  for (let knot = 0; knot < ground.length; knot += 1) {
    const [own, other, wet] = [toLand[knot] as number, toOther[knot] as number, toSea[knot] as number];
    const isFar = anyInland && own > REACH;
    const inland = (isFar ? lattice.farLandAt(knot) : seeds[land[knot] as number])?.inland === true;
    const height = Math.min(inland ? STEEPEST : REACH - own, (other - own - GAP) / 2, (wet - own) / 2);
    ground[knot] = Math.max(-STEEPEST, Math.min(STEEPEST, height)) || -1;
  }
  if (anyInland) softenFar(lattice, ground);
  stamp(lattice, ground);
  const [dryKnots, wetKnots, edge] = [seedKnots(lattice, false), seedKnots(lattice, true), edgeOf(lattice)];
  const wet = flooded(lattice, [...wetKnots, ...edge], (knot) => (ground[knot] as number) < 0);
  const dry = flooded(lattice, [...dryKnots, ...edge], (knot) => (ground[knot] as number) > 0);
  for (let knot = 0; knot < ground.length; knot += 1) {
    if ((ground[knot] as number) < 0 && wet[knot] === 0 && sea[knot] === NONE) ground[knot] = STEEPEST / 4;
    else if ((ground[knot] as number) > 0 && dry[knot] === 0) ground[knot] = -STEEPEST / 4;
  }
  return ground;
};

const NONE = -1;

const SOFTENING = 3;

/** Far from all areas a coast parts country from water without a slope; the mean of what lies around makes one. */
const softenFar = ({ columns, rows, toLand }: Lattice, ground: Float64Array): void => {
  for (let round = 0; round < SOFTENING; round += 1) {
    const before = Float64Array.from(ground);
    for (let row = 1; row < rows - 1; row += 1) {
      for (let column = 1; column < columns - 1; column += 1) {
        const knot = row * columns + column;
        if ((toLand[knot] as number) <= REACH) continue;
        let sum = 0;
        for (const near of [knot - columns, knot, knot + columns]) {
          for (const beside of [near - 1, near, near + 1]) sum += before[beside] as number;
        }
        ground[knot] = sum / 9;
      }
    }
  }
};

/** The knots around each seed are what the seed is; the first seeds, the places of the areas themselves, have the last word. */
const stamp = (lattice: Lattice, ground: Float64Array): void => {
  const { columns, rows, seeds, knotAt } = lattice;
  for (const { at, island } of [...seeds].reverse()) {
    const middle = knotAt(at);
    for (const down of [-1, 0, 1]) {
      for (const across of [-1, 0, 1]) {
        const [column, row] = [(middle % columns) + across, Math.floor(middle / columns) + down];
        if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
        const knot = row * columns + column;
        const height = Math.max(Math.abs(ground[knot] as number), STEEPEST / 4);
        ground[knot] = island === undefined ? -height : height;
      }
    }
  }
};

const seedKnots = ({ seeds, knotAt }: Lattice, ofSea: boolean): readonly number[] =>
  seeds.filter(({ island }) => (island === undefined) === ofSea).map(({ at }) => knotAt(at));

const edgeOf = ({ columns, rows }: Lattice): readonly number[] => {
  const knots: number[] = [];
  for (let column = 0; column < columns; column += 1) knots.push(column, (rows - 1) * columns + column);
  for (let row = 0; row < rows; row += 1) knots.push(row * columns, row * columns + columns - 1);
  return knots;
};

/** 1 for all knots that can be reached from the starts over knots for which `is` holds. */
export const flooded = (
  { columns, rows }: Pick<Lattice, 'columns' | 'rows'>,
  starts: readonly number[],
  is: (knot: number) => boolean,
): Uint8Array => {
  const reached = new Uint8Array(columns * rows);
  const waiting = starts.filter(is);
  for (const start of waiting) reached[start] = 1;
  for (let knot = waiting.pop(); knot !== undefined; knot = waiting.pop()) {
    const column = knot % columns;
    const beside = [
      knot - columns,
      knot + columns,
      ...(column > 0 ? [knot - 1] : []),
      ...(column < columns - 1 ? [knot + 1] : []),
    ];
    for (const next of beside) {
      if (next < 0 || next >= reached.length || reached[next] === 1 || !is(next)) continue;
      reached[next] = 1;
      waiting.push(next);
    }
  }
  return reached;
};
