import type { Faces } from './faces.ts';
import { type Spot, whole } from './plane.ts';

/** A stretch of boundary between two owners, with whole-number spots; stored once, shared by both. */
export interface Arc {
  readonly left: number;
  readonly right: number;
  /** x, y, x, y … */
  readonly line: readonly number[];
}

export interface Outlines {
  readonly arcs: readonly Arc[];
  /** The closed outlines of an owner: its islands and their holes. */
  readonly ringsOf: ReadonlyMap<number, readonly (readonly number[])[]>;
}

/** What remains of a drawing when faces of the same owner are joined. */
export const outlinesOf = ({ sides }: Faces, spots: readonly Spot[], owners: readonly number[]): Outlines => {
  const owner = (side: number): number => owners[sides[side]?.face as number] as number;
  const twin = (side: number): number => side ^ 1;
  const isKept = sides.map((_, side) => owner(side) !== owner(twin(side)));

  /** The side that follows around everything of this owner. */
  const follow = (side: number): number => {
    let next = sides[side]?.next as number;
    while (!isKept[next]) next = sides[twin(next)]?.next as number;
    return next;
  };

  const degree = new Array<number>(spots.length).fill(0);
  sides.forEach(({ from }, side) => {
    if (isKept[side]) degree[from] = (degree[from] as number) + 1;
  });
  const isJoint = (spot: number): boolean => degree[spot] !== 2;

  const arcs: Arc[] = [];
  const arcOfSide = new Map<number, number>();
  const ringsOf = new Map<number, number[][]>();
  const walked = new Set<number>();
  sides.forEach((_, start) => {
    if (!isKept[start] || walked.has(start)) return;
    const loop = [start];
    for (let side = follow(start); side !== start; side = follow(side)) loop.push(side);
    for (const side of loop) walked.add(side);
    const first = Math.max(
      0,
      loop.findIndex((side) => isJoint(sides[side]?.from as number)),
    );
    const turned = [...loop.slice(first), ...loop.slice(0, first)];
    const ring = stretchesOf(turned, (side) => isJoint(sides[side]?.from as number)).flatMap((stretch) => {
      const known = arcOfSide.get(twin(stretch.at(-1) as number));
      if (known !== undefined) return reversed(arcs[known]?.line ?? []).slice(0, -2);
      const line = tidied(
        [...stretch.map((side) => sides[side]?.from as number), sides[stretch.at(-1) as number]?.to as number].map(
          (spot) => spots[spot] as Spot,
        ),
      );
      for (const side of stretch) arcOfSide.set(side, arcs.length);
      arcs.push({ left: owner(start), right: owner(twin(stretch[0] as number)), line });
      return line.slice(0, -2);
    });
    const rings = ringsOf.get(owner(start)) ?? [];
    if (ring.length >= 6) ringsOf.set(owner(start), [...rings, ring]);
  });
  return { arcs: arcs.filter(({ line }) => line.length >= 4), ringsOf };
};

/** A loop cut where `begins` holds. */
const stretchesOf = (loop: readonly number[], begins: (side: number) => boolean): readonly (readonly number[])[] => {
  const stretches: number[][] = [];
  for (const side of loop) {
    const last = stretches.at(-1);
    if (last === undefined || begins(side)) stretches.push([side]);
    else last.push(side);
  }
  return stretches;
};

/** Whole numbers, and no two spots in a row that fall together. */
const tidied = (spots: readonly Spot[]): readonly number[] => {
  const line: number[] = [];
  for (const [x, y] of spots) {
    const [column, row] = [whole(x), whole(y)];
    if (line.at(-2) !== column || line.at(-1) !== row) line.push(column, row);
  }
  return line;
};

const reversed = (line: readonly number[]): readonly number[] => {
  const back: number[] = [];
  for (let at = line.length - 2; at >= 0; at -= 2) back.push(line[at] as number, line[at + 1] as number);
  return back;
};
