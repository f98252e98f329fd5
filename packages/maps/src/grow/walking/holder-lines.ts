import { between, type Ring, type Spot } from '../plane.ts';
import type { Element } from '../sites.ts';
import { smoothLines } from '../smooth-coast.ts';
import type { Holders } from './walk.ts';
import { NOBODY, STEP, type WalkLattice } from './walk-lattice.ts';

/** What an area holds is carried on so many knots beyond its shore, so that lines between two reach the coast. */
const BEYOND_SHORE = 6;

/** Who holds the knots of one element, carried on a little into the other. */
export const carriedOn = ({ columns, rows, land }: WalkLattice, all: Holders, element: Element): Holders => {
  const own = element === 'land' ? 1 : 0;
  let holders = Int16Array.from(all, (owner, knot) => (land[knot] === own ? owner : NOBODY));
  for (let pace = 0; pace < BEYOND_SHORE; pace += 1) {
    const next = Int16Array.from(holders);
    for (let knot = 0; knot < holders.length; knot += 1) {
      if (holders[knot] !== NOBODY) continue;
      const column = knot % columns;
      const row = Math.floor(knot / columns);
      const beside = [
        ...(row > 0 ? [knot - columns] : []),
        ...(column > 0 ? [knot - 1] : []),
        ...(column < columns - 1 ? [knot + 1] : []),
        ...(row < rows - 1 ? [knot + columns] : []),
      ];
      const from = beside.find((other) => holders[other] !== NOBODY);
      if (from !== undefined) next[knot] = holders[from] as number;
    }
    holders = next;
  }
  return holders;
};

/** The lines between the knots of different holders, from joint to joint, with their small bends left out. */
export const holderLines = (lattice: WalkLattice, holders: Holders, leastBend: number): readonly Ring[] =>
  withoutDoubles(smoothLines(chainsOf(lattice, holders), leastBend));

/** Two lines around a speck can both become the straight one between the same two ends; then one is left. */
const withoutDoubles = (lines: readonly Ring[]): readonly Ring[] => {
  const straight = new Set<string>();
  return lines.filter((line) => {
    if (line.length > 2) return true;
    const ends = line.map(String).sort();
    const key = ends.join(' ');
    if (ends[0] === ends[1] || straight.has(key)) return false;
    straight.add(key);
    return true;
  });
};

/** A corner between four knots, by the knot on its lower right, over the columns of the corners. */
type Corner = number;

const chainsOf = (lattice: WalkLattice, holders: Holders): readonly Ring[] => {
  const { columns, rows } = lattice;
  const across = columns + 1;
  const follows = new Map<Corner, Corner[]>();
  const join = (one: Corner, other: Corner): void => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const list = follows.get(from);
      if (list === undefined) follows.set(from, [to]);
      else list.push(to);
    }
  };
  const parts = (one: number, other: number): boolean =>
    holders[one] !== holders[other] && holders[one] !== NOBODY && holders[other] !== NOBODY;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const knot = row * columns + column;
      const corner = row * across + column;
      if (column > 0 && parts(knot, knot - 1)) join(corner, corner + across);
      if (row > 0 && parts(knot, knot - columns)) join(corner, corner + 1);
    }
  }
  const spots = new Map<Corner, Spot>();
  const spotOf = (corner: Corner): Spot => {
    const known = spots.get(corner);
    if (known !== undefined) return known;
    const spot: Spot = [((corner % across) - 0.5) * STEP, (Math.floor(corner / across) - 0.5) * STEP];
    spots.set(corner, spot);
    return spot;
  };
  return walkedChains(follows).map((chain) => lineOf(chain.map(spotOf)));
};

/** All chains of corners, each once: from a joint or an end to the next, then those that run around. */
const walkedChains = (follows: ReadonlyMap<Corner, readonly Corner[]>): readonly (readonly Corner[])[] => {
  const seen = new Set<string>();
  const keyOf = (one: Corner, other: Corner): string => (one < other ? `${one} ${other}` : `${other} ${one}`);
  const chainFrom = (start: Corner, first: Corner): readonly Corner[] => {
    const chain = [start];
    let [before, at] = [start, first];
    for (;;) {
      seen.add(keyOf(before, at));
      chain.push(at);
      const ways = follows.get(at) ?? [];
      const next = ways.length === 2 ? ways.find((way) => way !== before) : undefined;
      if (next === undefined || at === start) return chain;
      [before, at] = [at, next];
    }
  };
  const isJoint = (corner: Corner): boolean => follows.get(corner)?.length !== 2;
  const starts = [...follows.keys()];
  return [...starts.filter(isJoint), ...starts.filter((corner) => !isJoint(corner))].flatMap((start) =>
    (follows.get(start) ?? []).flatMap((first) => (seen.has(keyOf(start, first)) ? [] : [chainFrom(start, first)])),
  );
};

/** Through the middles of the steps, so that no stairs are left; both ends stay. */
const lineOf = (chain: Ring): Ring => [
  chain[0] as Spot,
  ...chain.slice(1).map((spot, at) => between(chain[at] as Spot, spot, 0.5)),
  chain.at(-1) as Spot,
];
