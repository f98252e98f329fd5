import { distance } from '../plane.ts';
import { type Site, UNCLAIMED } from '../sites.ts';
import { NOBODY, type WalkLattice } from './walk-lattice.ts';

/** Who holds each knot: the number of an area, WILD, UNCLAIMED or NOBODY. */
export type Holders = Int16Array;

/**
 * Who holds each knot. A site holds what is nearer to it than to the others of its element on foot, or by water. Land that
 * nobody can walk to goes whole to whom lies nearest; closed water to the nearest sea in a straight line.
 */
export const walkOut = (lattice: WalkLattice, sites: readonly Site[]): Holders => {
  const holders = Int16Array.from(lattice.outside);
  const starts = sites.flatMap((site) => {
    const wanted = site.element === 'land' ? 1 : 0;
    const middle = lattice.knotAt(site.at);
    // On a small island the nearest knot may lie in the water beside it.
    const knot = [middle, ...around(lattice, middle)].find((near) => lattice.land[near] === wanted);
    return knot === undefined ? [] : [{ knot, owner: site.owner }];
  });
  spreadFrom(lattice, starts, { holders, mayCross: false });
  const islands = partsWithout(lattice, holders);
  const all = Int16Array.from(holders);
  const held: { readonly knot: number; readonly owner: number }[] = [];
  holders.forEach((owner, knot) => {
    if (owner > 0 && lattice.land[knot] === 1 && isShore(lattice, knot)) held.push({ knot, owner });
  });
  const onLand = Int16Array.from(holders, (owner, knot) => (lattice.land[knot] === 1 ? owner : NOBODY));
  const ways = spreadFrom(lattice, held, { holders: onLand, mayCross: true });
  for (const part of islands) {
    if (lattice.land[part[0] as number] === 1) {
      const nearest = part.reduce((best, knot) => ((ways[knot] as number) < (ways[best] as number) ? knot : best));
      for (const knot of part) all[knot] = onLand[nearest] as number;
    } else {
      for (const knot of part) all[knot] = nearestSea(lattice, knot, sites);
    }
  }
  return all;
};

const isShore = ({ columns, rows, land }: WalkLattice, knot: number): boolean => {
  const column = knot % columns;
  return (
    (column > 0 && land[knot - 1] === 0) ||
    (column < columns - 1 && land[knot + 1] === 0) ||
    (knot >= columns && land[knot - columns] === 0) ||
    (knot < columns * (rows - 1) && land[knot + columns] === 0)
  );
};

const nearestSea = (lattice: WalkLattice, knot: number, sites: readonly Site[]): number => {
  const spot = lattice.spotOf(knot);
  const seas = sites.filter(({ element }) => element === 'water');
  return seas.reduce<{ readonly owner: number; readonly far: number }>(
    (best, { at, owner }) => (distance(at, spot) < best.far ? { owner, far: distance(at, spot) } : best),
    { owner: UNCLAIMED, far: Number.POSITIVE_INFINITY },
  ).owner;
};

/** Knots that nobody holds, those that hang together in one part, each of one element. */
const partsWithout = (lattice: WalkLattice, holders: Holders): readonly (readonly number[])[] => {
  const seen = new Uint8Array(holders.length);
  const parts: number[][] = [];
  for (let start = 0; start < holders.length; start += 1) {
    if (seen[start] === 1 || holders[start] !== NOBODY) continue;
    const part: number[] = [];
    const waiting = [start];
    seen[start] = 1;
    for (let knot = waiting.pop(); knot !== undefined; knot = waiting.pop()) {
      part.push(knot);
      for (const next of around(lattice, knot)) {
        if (seen[next] === 1 || holders[next] !== NOBODY || lattice.land[next] !== lattice.land[knot]) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    parts.push(part);
  }
  return parts;
};

const around = function* ({ columns, rows }: WalkLattice, knot: number): Generator<number> {
  const [column, row] = [knot % columns, Math.floor(knot / columns)];
  for (let down = -1; down <= 1; down += 1) {
    if (row + down < 0 || row + down >= rows) continue;
    for (let across = -1; across <= 1; across += 1) {
      if (column + across < 0 || column + across >= columns || (down === 0 && across === 0)) continue;
      yield knot + down * columns + across;
    }
  }
};

interface Walk {
  /** Written to: knots that nobody holds go to who comes first. */
  readonly holders: Holders;
  /** Whether walkers pass from land to water and back. */
  readonly mayCross: boolean;
}

/** Dijkstra's way from all starts at once; gives how far each knot is from the nearest of them. */
const spreadFrom = (
  lattice: WalkLattice,
  starts: readonly { readonly knot: number; readonly owner: number }[],
  { holders, mayCross }: Walk,
): Float64Array => {
  const far = new Float64Array(holders.length).fill(Number.POSITIVE_INFINITY);
  const heap = heapOf(far);
  for (const { knot, owner } of starts) {
    holders[knot] = owner;
    far[knot] = 0;
    heap.push(knot);
  }
  for (let knot = heap.pop(); knot !== undefined; knot = heap.pop()) {
    for (const next of around(lattice, knot)) {
      if (!mayCross && lattice.land[next] !== lattice.land[knot]) continue;
      if (far[next] === Number.POSITIVE_INFINITY && holders[next] !== NOBODY) continue;
      const rough = ((lattice.rough[knot] as number) + (lattice.rough[next] as number)) / 2;
      const reached = (far[knot] as number) + lattice.stepLength(knot, next) * rough;
      if (reached >= (far[next] as number)) continue;
      far[next] = reached;
      holders[next] = holders[knot] as number;
      heap.push(next);
    }
  }
  return far;
};

/** Knots, the nearest first; of those that were pushed more than once, the later ones come to nothing. */
const heapOf = (far: Float64Array) => {
  const keys: number[] = [];
  const knots: number[] = [];
  const swap = (one: number, other: number): void => {
    [keys[one], keys[other]] = [keys[other] as number, keys[one] as number];
    [knots[one], knots[other]] = [knots[other] as number, knots[one] as number];
  };
  const isBefore = (one: number, other: number): boolean =>
    (keys[one] as number) < (keys[other] as number) ||
    (keys[one] === keys[other] && (knots[one] as number) < (knots[other] as number));
  const sink = (): void => {
    for (let at = 0; ; ) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < keys.length && isBefore(child, least)) least = child;
      if (least === at) return;
      swap(at, least);
      at = least;
    }
  };
  const take = (): { readonly key: number; readonly knot: number } | undefined => {
    if (keys.length === 0) return undefined;
    const first = { key: keys[0] as number, knot: knots[0] as number };
    swap(0, keys.length - 1);
    keys.pop();
    knots.pop();
    sink();
    return first;
  };
  return {
    push: (knot: number): void => {
      keys.push(far[knot] as number);
      knots.push(knot);
      for (let at = keys.length - 1; at > 0 && isBefore(at, (at - 1) >> 1); at = (at - 1) >> 1) swap(at, (at - 1) >> 1);
    },
    pop: (): number | undefined => {
      for (let first = take(); first !== undefined; first = take()) {
        if (first.key === far[first.knot]) return first.knot;
      }
      return undefined;
    },
  };
};
