import { between, type Ring, type Spot } from '../plane.ts';
import type { Lattice } from './lattice.ts';

/** The closed lines along which the ground is 0: coasts, land on one side and water on the other. */
export const contourOf = ({ columns, rows, spotOf }: Lattice, ground: Float64Array): readonly Ring[] => {
  const heightAt = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows ? -1 : (ground[row * columns + column] as number);
  const follows = new Map<string, { readonly to: string; readonly at: Spot }[]>();
  for (let row = -1; row < rows; row += 1) {
    for (let column = -1; column < columns; column += 1) {
      const corners = CORNERS.map(([right, down]): Corner => {
        const [x, y] = [column + right, row + down];
        return { key: `${x} ${y}`, spot: spotOf(x, y), height: heightAt(x, y) };
      });
      for (const { from, to } of pieces(corners)) {
        const list = follows.get(from.key) ?? [];
        follows.set(from.key, list);
        list.push({ to: to.key, at: from.at });
      }
    }
  }
  return ringsOf(follows);
};

/** The corners of a square, once around. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

interface Corner {
  readonly key: string;
  readonly spot: Spot;
  readonly height: number;
}

interface End {
  readonly key: string;
  readonly at: Spot;
}

/** The pieces of coast in one square, each with land on the same side. Where four meet, the land is what is parted. */
const pieces = (corners: readonly Corner[]): readonly { readonly from: End; readonly to: End }[] => {
  const crossed = corners.flatMap((one, index) => {
    const other = corners[(index + 1) % 4] as Corner;
    return one.height > 0 === other.height > 0 ? [] : [{ end: endOn(one, other), leavesLand: one.height > 0 }];
  });
  return crossed.flatMap(({ end, leavesLand }, index) => {
    const before = crossed[(index + crossed.length - 1) % crossed.length];
    return leavesLand && before !== undefined ? [{ from: before.end, to: end }] : [];
  });
};

const endOn = (one: Corner, other: Corner): End => {
  const [a, b] = one.key < other.key ? [one, other] : [other, one];
  const part = a.height / (a.height - b.height);
  return { key: `${a.key} ${b.key}`, at: between(a.spot, b.spot, Math.max(0.04, Math.min(0.96, part))) };
};

const ringsOf = (follows: Map<string, { readonly to: string; readonly at: Spot }[]>): readonly Ring[] => {
  const rings: Ring[] = [];
  for (const start of follows.keys()) {
    const ring: Spot[] = [];
    for (let step = follows.get(start)?.pop(); step !== undefined; step = follows.get(step.to)?.pop())
      ring.push(step.at);
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
};
