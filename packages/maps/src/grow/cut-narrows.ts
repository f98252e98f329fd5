import { distance, type Ring, type Spot, signedArea, turn, within } from './plane.ts';
import type { Element } from './sites.ts';
import { type SpotGrid, spotGrid } from './spot-grid.ts';

/** What reaches into the other element through a neck no wider than this is seen as a line; in world units. */
const NARROW = 2.5;

interface Stretch {
  readonly from: Spot;
  readonly to: Spot;
}

/** What is to go: inlets (water) or spits (land). */
export interface Narrows {
  readonly element: Element;
  /** Up to this size, in square units. */
  readonly largest: number;
  /** What one of these places lies in stays. */
  readonly keep: readonly Spot[];
}

/** Whether a stretch of the coast may go; the neck is between its first and its last spot. */
type MayGo = (stretch: Ring) => boolean;

/** The coast without what is too narrow to be drawn, such as fjords and lagoons, and without the islands in them. */
export const cutNarrows = (coast: readonly Ring[], { element, largest, keep }: Narrows): readonly Ring[] => {
  const shores = spotGrid<Stretch>(4);
  for (const ring of coast) for (const stretch of stretchesOf(ring)) shores.spread([stretch.from, stretch.to], stretch);
  const mayGo: MayGo = (stretch) => isClear(stretch, shores) && !keep.some((place) => within([stretch], place));
  const cut = coast.map((ring, index) => {
    const isLake = within(coast.toSpliced(index, 1), ring[0] as Spot);
    const side = Math.sign(signedArea(ring)) * (isLake ? -1 : 1) * (element === 'land' ? 1 : -1);
    return withoutNarrows(ring, side, largest, mayGo);
  });
  const isGone = (spot: Spot, own: Cut): boolean =>
    cut.some((other) => other !== own && other.gone.some((stretch) => within([stretch], spot)));
  return cut.filter((own) => own.kept.length > 2 && !isGone(own.kept[0] as Spot, own)).map(({ kept }) => kept);
};

const stretchesOf = (ring: Ring): readonly Stretch[] =>
  ring.map((to, index) => ({ from: ring.at(index - 1) as Spot, to }));

/** A ring, cut short at its necks, and what was cut off. */
interface Cut {
  readonly kept: Ring;
  readonly gone: readonly Ring[];
}

/** The element lies on the left of the ring if `side` is 1, on its right if it is -1. */
const withoutNarrows = (ring: Ring, side: number, largest: number, mayGo: MayGo): Cut => {
  const swept = sweptSince(ring);
  const near = spotGrid<number>(NARROW);
  for (const [index, spot] of ring.entries()) near.add(spot, index);
  const sizeOf = (from: number, to: number): number =>
    (side * ((swept[to] as number) - (swept[from] as number) + cross(ring[to] as Spot, ring[from] as Spot))) / 2;

  /** An island that is narrow itself, or a small lake, stays for its greater part. */
  const whole = side * signedArea(ring);
  const most = whole > 0 ? Math.min(largest, whole / 2) : largest;

  const kept: Spot[] = [];
  const gone: Ring[] = [];
  for (let at = 0; at < ring.length; at += 1) {
    const spot = ring[at] as Spot;
    kept.push(spot);
    const ends: number[] = [];
    near.some(cornersAround(spot), (end) => {
      const isNeck = end > at + 1 && distance(spot, ring[end] as Spot) <= NARROW;
      if (isNeck && sizeOf(at, end) > 0 && sizeOf(at, end) <= most) ends.push(end);
      return false;
    });
    const end = ends.sort((one, other) => other - one).find((far) => mayGo(ring.slice(at, far + 1)));
    if (end === undefined) continue;
    gone.push(ring.slice(at, end + 1));
    at = end - 1;
  }
  return { kept, gone };
};

const cornersAround = ([x, y]: Spot): readonly Spot[] => [
  [x - NARROW, y - NARROW],
  [x + NARROW, y + NARROW],
];

/** Twice the area that a line from the origin sweeps on its way along the ring, up to each spot. */
const sweptSince = (ring: Ring): readonly number[] => {
  let sum = 0;
  return ring.map((spot, index) => {
    if (index > 0) sum += cross(ring[index - 1] as Spot, spot);
    return sum;
  });
};

const cross = (a: Spot, b: Spot): number => a[0] * b[1] - b[0] * a[1];

/** Whether no other coast runs through the neck of a stretch. */
const isClear = (stretch: Ring, shores: SpotGrid<Stretch>): boolean => {
  const [one, other] = [stretch[0] as Spot, stretch.at(-1) as Spot];
  return !shores.some([one, other], ({ from, to }) => {
    if ([from, to].some((end) => end === one || end === other)) return false;
    const parted = turn(one, other, from) > 0 !== turn(one, other, to) > 0;
    return parted && turn(from, to, one) > 0 !== turn(from, to, other) > 0;
  });
};
