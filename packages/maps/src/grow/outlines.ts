import type { Line } from '@chancery/core';
import type { Faces } from './faces.ts';
import { type Spot, whole } from './plane.ts';
import { seamsOf } from './seams.ts';
import { untangled } from './untangle.ts';

/** A stretch of boundary between two owners, with whole-number spots; stored once, shared by both. */
export interface Arc {
  readonly left: number;
  readonly right: number;
  readonly line: Line;
}

export interface Outlines {
  readonly arcs: readonly Arc[];
  /** The closed outlines of an owner: its islands and their holes. */
  readonly ringsOf: ReadonlyMap<number, readonly Line[]>;
}

/** The outlines of all owners in whole numbers, put together from arcs, so that neighbours agree on every spot. */
export const outlinesOf = (faces: Faces, spots: readonly Spot[], owners: readonly number[]): Outlines => {
  const { seams, loops } = seamsOf(faces, owners);
  const lines = untangled(seams.map((seam) => rounded(seam.spots.map((spot) => spots[spot] as Spot))));
  const ringsOf = new Map<number, readonly Line[]>();
  for (const { owner, steps } of loops) {
    const ring = steps.flatMap(({ seam, backwards }) => {
      const line = lines[seam] as Line;
      return (backwards ? reversed(line) : line).slice(0, -2);
    });
    if (ring.length >= 6) ringsOf.set(owner, [...(ringsOf.get(owner) ?? []), ring]);
  }
  const arcs = seams.map(({ left, right }, seam): Arc => ({ left, right, line: lines[seam] as Line }));
  return { arcs: arcs.filter(({ line }) => line.length >= 4), ringsOf };
};

/** Whole numbers, and no two spots in a row that fall together. */
const rounded = (spots: readonly Spot[]): Line => {
  const line: number[] = [];
  for (const [x, y] of spots) {
    const [column, row] = [whole(x), whole(y)];
    if (line.at(-2) !== column || line.at(-1) !== row) line.push(column, row);
  }
  return line;
};

const reversed = (line: Line): Line => {
  const back: number[] = [];
  for (let at = line.length - 2; at >= 0; at -= 2) back.push(line[at] as number, line[at + 1] as number);
  return back;
};
