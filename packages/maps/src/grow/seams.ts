import type { Faces } from './faces.ts';

/** A stretch of boundary between two owners, from one joint to the next, or once around; by the numbers of its spots. */
export interface Seam {
  readonly left: number;
  readonly right: number;
  readonly spots: readonly number[];
}

/** One closed outline of an owner: seams by their index, one after another. */
export interface Loop {
  readonly owner: number;
  readonly steps: readonly { readonly seam: number; readonly backwards: boolean }[];
}

/** The seams that remain of a drawing when faces of the same owner are joined; each once, though two loops run along it. */
export const seamsOf = (
  { sides }: Faces,
  owners: readonly number[],
): { readonly seams: readonly Seam[]; readonly loops: readonly Loop[] } => {
  const { ownerOf, isKept, follow, twin } = joined(sides, owners);
  const kept = sides.map((_, side) => side).filter(isKept);
  const meeting = new Map<number, number>();
  for (const side of kept) {
    const { from } = sides[side] as Faces['sides'][number];
    meeting.set(from, (meeting.get(from) ?? 0) + 1);
  }
  const beginsSeam = (side: number): boolean => meeting.get(sides[side]?.from as number) !== 2;

  const seams: Seam[] = [];
  const seamOfSide = new Map<number, number>();
  const stepAlong = (stretch: readonly number[]): Loop['steps'][number] => {
    const [first, last] = [stretch[0] as number, stretch.at(-1) as number];
    const known = seamOfSide.get(twin(last));
    if (known !== undefined) return { seam: known, backwards: true };
    for (const side of stretch) seamOfSide.set(side, seams.length);
    const spots = [...stretch.map((side) => sides[side]?.from as number), sides[last]?.to as number];
    seams.push({ left: ownerOf(first), right: ownerOf(twin(first)), spots });
    return { seam: seams.length - 1, backwards: false };
  };

  const walked = new Set<number>();
  const loops = kept.flatMap((start): readonly Loop[] => {
    if (walked.has(start)) return [];
    const loop = [start];
    for (let side = follow(start); side !== start; side = follow(side)) loop.push(side);
    for (const side of loop) walked.add(side);
    return [{ owner: ownerOf(start), steps: stretchesOf(loop, beginsSeam).map(stepAlong) }];
  });
  return { seams, loops };
};

const joined = (sides: Faces['sides'], owners: readonly number[]) => {
  const sideAt = (side: number): Faces['sides'][number] => sides[side] as Faces['sides'][number];
  const twin = (side: number): number => sideAt(side).twin;
  const ownerOf = (side: number): number => owners[sideAt(side).face] as number;
  const isKept = (side: number): boolean => ownerOf(side) !== ownerOf(twin(side));
  /** The side that follows around everything of the same owner. */
  const follow = (side: number): number => {
    let next = sideAt(side).next;
    while (!isKept(next)) next = sideAt(twin(next)).next;
    return next;
  };
  return { ownerOf, isKept, follow, twin };
};

/** A loop, cut where `begins` holds; it may have to be turned to begin with such a place. */
const stretchesOf = (loop: readonly number[], begins: (side: number) => boolean): readonly (readonly number[])[] => {
  const first = Math.max(0, loop.findIndex(begins));
  const stretches: number[][] = [];
  for (const side of [...loop.slice(first), ...loop.slice(0, first)]) {
    const last = stretches.at(-1);
    if (last === undefined || begins(side)) stretches.push([side]);
    else last.push(side);
  }
  return stretches;
};
