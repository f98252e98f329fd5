import { distance, type Ring, type Spot, signedArea, turn, within } from './plane.ts';
import { type SpotGrid, spotGrid } from './spot-grid.ts';

/** Water with a mouth no wider than this is seen as a line, not as water; in world units. */
const NARROW = 2.5;

/** Fjords and lagoons behind such a mouth are filled up to this size, in square units; greater ones are seas. */
const LARGEST = 1500;

interface Stretch {
  readonly from: Spot;
  readonly to: Spot;
}

/** Whether the water in an inlet may go; the mouth is between its first and its last spot. */
type MayFill = (inlet: Ring) => boolean;

/**
 * The coast without fjords, lagoons and river mouths too narrow to be drawn, and without the islands in them. Where one
 * of `seas` lies, the water stays.
 */
export const fillInlets = (coast: readonly Ring[], seas: readonly Spot[]): readonly Ring[] => {
  const shores = spotGrid<Stretch>(4);
  for (const ring of coast) for (const stretch of stretchesOf(ring)) shores.spread([stretch.from, stretch.to], stretch);
  const filled: Ring[] = [];
  const mayFill: MayFill = (inlet) => isClear(inlet, shores) && !seas.some((sea) => within([inlet], sea));
  const open = coast.map((ring) => {
    const isLake = within(
      coast.filter((other) => other !== ring),
      ring[0] as Spot,
    );
    return withoutInlets(ring, Math.sign(signedArea(ring)) * (isLake ? -1 : 1), mayFill, filled);
  });
  return open.filter((ring) => ring.length > 2 && !filled.some((inlet) => within([inlet], ring[0] as Spot)));
};

const stretchesOf = (ring: Ring): readonly Stretch[] =>
  ring.map((to, index) => ({ from: ring.at(index - 1) as Spot, to }));

/** One ring with its inlets cut off at the mouth and added to `filled`. `landward` is 1 if land lies on its left. */
const withoutInlets = (ring: Ring, landward: number, mayFill: MayFill, filled: Ring[]): Ring => {
  const swept = sweptSince(ring);
  const near = spotGrid<number>(NARROW);
  for (const [index, spot] of ring.entries()) near.add(spot, index);
  const sizeOf = (from: number, to: number): number =>
    (-landward * ((swept[to] as number) - (swept[from] as number) + cross(ring[to] as Spot, ring[from] as Spot))) / 2;

  const kept: Spot[] = [];
  for (let at = 0; at < ring.length; at += 1) {
    const spot = ring[at] as Spot;
    kept.push(spot);
    const ends: number[] = [];
    near.some(cornersAround(spot), (end) => {
      const isMouth = end > at + 1 && distance(spot, ring[end] as Spot) <= NARROW;
      if (isMouth && sizeOf(at, end) > 0 && sizeOf(at, end) <= LARGEST) ends.push(end);
      return false;
    });
    const end = ends.sort((one, other) => other - one).find((far) => mayFill(ring.slice(at, far + 1)));
    if (end === undefined) continue;
    filled.push(ring.slice(at, end + 1));
    at = end - 1;
  }
  return kept;
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

/** Whether no coast runs through the mouth of an inlet. */
const isClear = (inlet: Ring, shores: SpotGrid<Stretch>): boolean => {
  const [one, other] = [inlet[0] as Spot, inlet.at(-1) as Spot];
  return !shores.some([one, other], ({ from, to }) => {
    if ([from, to].some((end) => end === one || end === other)) return false;
    const parted = turn(one, other, from) > 0 !== turn(one, other, to) > 0;
    return parted && turn(from, to, one) > 0 !== turn(from, to, other) > 0;
  });
};
