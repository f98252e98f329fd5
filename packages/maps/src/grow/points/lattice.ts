import { blended } from '../blended.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { distance, type Spot } from '../plane.ts';
import { SPACING } from './spread.ts';

/** How far apart the knots of the lattice are on which a coast is found, in world units. */
export const STEP = 15;

/** The lattice reaches so far beyond the frame that no corner of what is cut shows within. */
const BEYOND = 75;

/** A place from which cells grow. */
export interface Seed {
  readonly at: Spot;
  readonly owner: number;
  /** The island of a land; undefined for a sea. */
  readonly island?: number;
  /** Land that no open water touches. */
  readonly inland: boolean;
}

/** For every knot of a lattice over the frame and a little beyond, which seeds are nearest. */
export interface Lattice {
  readonly columns: number;
  readonly rows: number;
  /** The nearest land and how far it is; how far the nearest land of another island is, and the nearest sea. */
  readonly land: Int32Array;
  readonly toLand: Float64Array;
  readonly toOther: Float64Array;
  readonly sea: Int32Array;
  readonly toSea: Float64Array;
  readonly seeds: readonly Seed[];
  spotOf(column: number, row: number): Spot;
  /** The knot nearest to a spot. */
  knotAt(spot: Spot): number;
  add(seed: Seed): void;
  /** The land whose country goes on at a knot far from all of them: as the nearest, but with winding bounds. */
  farLandAt(knot: number): Seed | undefined;
}

const NONE = -1;

export const latticeOf = (width: number, height: number, seed: string): Lattice => {
  const columns = Math.ceil((width + 2 * BEYOND) / STEP) + 1;
  const rows = Math.ceil((height + 2 * BEYOND) / STEP) + 1;
  const size = columns * rows;
  const spotOf = (column: number, row: number): Spot => [column * STEP - BEYOND, row * STEP - BEYOND];
  const chance = chanceOf(`${seed} coast`);
  const [xs, ys] = displaced({ columns, rows, spotOf }, chance);
  const far = (): Float64Array => new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const none = (): Int32Array => new Int32Array(size).fill(NONE);
  const [land, toLand, toOther, sea, toSea] = [none(), far(), far(), none(), far()];
  const seeds: Seed[] = [];
  const islandAt = (knot: number): number | undefined => seeds[land[knot] as number]?.island;
  return {
    columns,
    rows,
    land,
    toLand,
    toOther,
    sea,
    toSea,
    seeds,
    spotOf,
    knotAt: ([x, y]) => {
      const column = Math.max(0, Math.min(columns - 1, Math.round((x + BEYOND) / STEP)));
      const row = Math.max(0, Math.min(rows - 1, Math.round((y + BEYOND) / STEP)));
      return row * columns + column;
    },
    farLandAt: farLand(seeds, chance, (knot) => spotOf(knot % columns, Math.floor(knot / columns))),
    add: (added) => {
      const number = seeds.push(added) - 1;
      const [x, y] = added.at;
      for (let knot = 0; knot < size; knot += 1) {
        const [dx, dy] = [(xs[knot] as number) - x, (ys[knot] as number) - y];
        const part = Math.sqrt(dx * dx + dy * dy);
        if (added.island === undefined) {
          if (part >= (toSea[knot] as number)) continue;
          toSea[knot] = part;
          sea[knot] = number;
        } else if (part < (toLand[knot] as number)) {
          if (land[knot] !== NONE && islandAt(knot) !== added.island) toOther[knot] = toLand[knot] as number;
          toLand[knot] = part;
          land[knot] = number;
        } else if (part < (toOther[knot] as number) && islandAt(knot) !== added.island) {
          toOther[knot] = part;
        }
      }
    },
  };
};

/** What is known of a knot far from all land: the spot it is taken for, and which of the first seeds is the nearest land. */
interface FarKnot {
  readonly stray: Spot;
  looked: number;
  nearest: Seed | undefined;
  least: number;
}

/** Seeds are only ever added, so of each knot only those are looked at that are new. */
const farLand = (
  seeds: readonly Seed[],
  chance: Chance,
  spotOf: (knot: number) => Spot,
): ((knot: number) => Seed | undefined) => {
  const knots = new Map<number, FarKnot>();
  const knotFrom = (knot: number): FarKnot => {
    const spot = spotOf(knot);
    const stray: Spot = [spot[0] + waves(chance, spot, 3, FAR_WAVES), spot[1] + waves(chance, spot, 4, FAR_WAVES)];
    const made = { stray, looked: 0, nearest: undefined, least: Number.POSITIVE_INFINITY };
    knots.set(knot, made);
    return made;
  };
  return (knot) => {
    const far = knots.get(knot) ?? knotFrom(knot);
    for (; far.looked < seeds.length; far.looked += 1) {
      const seed = seeds[far.looked] as Seed;
      if (seed.island === undefined || Math.abs(seed.at[0] - far.stray[0]) >= far.least) continue;
      const part = distance(seed.at, far.stray);
      if (part < far.least) [far.nearest, far.least] = [seed, part];
    }
    return far.nearest;
  };
};

/** Bends of a coast: how far apart, and how deep, as shares of the spacing. */
const WAVES = [
  { length: 0.55, depth: 0.13 },
  { length: 0.2, depth: 0.045 },
] as const;

const FAR_WAVES = [
  { length: 1.3, depth: 0.75 },
  { length: 0.4, depth: 0.2 },
] as const;

/** The spots of all knots, moved a little, so that what is measured from them is no smooth circle. */
const displaced = (
  { columns, rows, spotOf }: Pick<Lattice, 'columns' | 'rows' | 'spotOf'>,
  chance: Chance,
): readonly [Float64Array, Float64Array] => {
  const [xs, ys] = [new Float64Array(columns * rows), new Float64Array(columns * rows)];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = spotOf(column, row);
      const knot = row * columns + column;
      xs[knot] = x + waves(chance, [x, y], 1, WAVES);
      ys[knot] = y + waves(chance, [x, y], 2, WAVES);
    }
  }
  return [xs, ys];
};

const waves = (chance: Chance, spot: Spot, axis: number, kinds: typeof WAVES | typeof FAR_WAVES): number =>
  kinds.reduce<number>((sum, { length, depth }, at) => {
    const [x, y] = [spot[0] / (length * SPACING), spot[1] / (length * SPACING)];
    return sum + blended(chance, [x, y], 10 * at + axis) * depth * SPACING;
  }, 0);
