import type { Drawing, Stroke } from './arrange.ts';
import { type Box, between, boxOf, inBox, type Ring, type Spot, signedArea, within } from './plane.ts';

/** One direction of an edge of a drawing. The face it bounds lies on its left, with y upwards. */
export interface Side {
  readonly from: number;
  readonly to: number;
  readonly stroke: Stroke;
  /** The same edge in the other direction. */
  readonly twin: number;
  /** The side that follows around the face. */
  readonly next: number;
  readonly face: number;
}

/** A stretch of the plane that no edge divides; face 0 is everything beyond the drawing. */
export interface Face {
  /** The outer ring first, then those of what lies in it. */
  readonly rings: readonly Ring[];
  readonly isLand: boolean;
}

export interface Faces {
  readonly sides: readonly Side[];
  readonly faces: readonly Face[];
}

export const BEYOND_ALL = 0;

/** All faces of a planar drawing. */
export const facesOf = ({ spots, edges }: Drawing, isLand: (spot: Spot) => boolean): Faces => {
  const ends = edges.flatMap(({ from, to, stroke }) => [
    { from, to, stroke },
    { from: to, to: from, stroke },
  ]);
  const next = nextSides(spots, ends);
  const loops = loopsOf(next);
  const rings = loops.map((loop) => loop.map((side) => spots[ends[side]?.from as number] as Spot));
  const areas = rings.map(signedArea);
  const outer = areas.flatMap((area, loop) => (area > 0 ? [loop] : []));
  const faceOfOuter = new Map(outer.map((loop, index) => [loop, index + 1]));
  const boxes = rings.map(boxOf);

  /** An inner loop belongs to the smallest face around it; only the outermost have none. */
  const around = (loop: number): number => {
    const own = new Set(rings[loop]);
    const [spot] = rings[loop] as Ring;
    const isAround = (other: number): boolean => {
      const ring = rings[other] as Ring;
      const isNear = inBox(boxes[other] as Box, spot as Spot) && !ring.some((part) => own.has(part));
      return isNear && within([ring], spot as Spot);
    };
    const found = outer.filter(isAround).sort((one, other) => (areas[one] as number) - (areas[other] as number));
    return faceOfOuter.get(found[0] ?? -1) ?? BEYOND_ALL;
  };

  const faceOfSide = new Array<number>(ends.length).fill(BEYOND_ALL);
  const ringsOfFace: Ring[][] = [[], ...outer.map((loop) => [rings[loop] as Ring])];
  loops.forEach((loop, index) => {
    const face = faceOfOuter.get(index) ?? around(index);
    for (const side of loop) faceOfSide[side] = face;
    if (!faceOfOuter.has(index)) ringsOfFace[face]?.push(rings[index] as Ring);
  });
  return {
    sides: ends.map((end, side) => ({
      ...end,
      twin: side ^ 1,
      next: next[side] as number,
      face: faceOfSide[side] as number,
    })),
    faces: ringsOfFace.map((list, face) => {
      const [outer] = list;
      return { rings: list, isLand: face !== BEYOND_ALL && outer !== undefined && isLand(justInside(outer)) };
    }),
  };
};

/** For every side, the one that follows around its face: the next to the right of the way back. */
const nextSides = (
  spots: readonly Spot[],
  ends: readonly { readonly from: number; readonly to: number }[],
): readonly number[] => {
  const leaving: { readonly side: number; readonly angle: number }[][] = spots.map(() => []);
  ends.forEach(({ from, to }, side) => {
    const [a, b] = [spots[from] as Spot, spots[to] as Spot];
    leaving[from]?.push({ side, angle: Math.atan2(b[1] - a[1], b[0] - a[0]) });
  });
  const next = new Array<number>(ends.length);
  for (const list of leaving) {
    list.sort((first, second) => first.angle - second.angle || first.side - second.side);
    list.forEach(({ side }, index) => {
      next[side ^ 1] = list.at(index - 1)?.side as number;
    });
  }
  return next;
};

const loopsOf = (next: readonly number[]): readonly (readonly number[])[] => {
  const seen = new Uint8Array(next.length);
  const loops: number[][] = [];
  for (let start = 0; start < next.length; start += 1) {
    if (seen[start] === 1) continue;
    const loop: number[] = [];
    for (let side = start; seen[side] === 0; side = next[side] as number) {
      seen[side] = 1;
      loop.push(side);
    }
    loops.push(loop);
  }
  return loops;
};

/** A spot a hair's breadth left of the middle of the ring's longest stretch. */
const justInside = (ring: Ring): Spot => {
  let [best, longest]: readonly [Spot, number] = [ring[0] as Spot, 0];
  ring.forEach((to, index) => {
    const from = ring.at(index - 1) as Spot;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length <= longest) return;
    const [x, y] = between(from, to, 0.5);
    longest = length;
    best = [x - ((to[1] - from[1]) / length) * 1e-6, y + ((to[0] - from[0]) / length) * 1e-6];
  });
  return best;
};
