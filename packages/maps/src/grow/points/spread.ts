import type { Spot } from '../plane.ts';

/** How far apart points of a world are on average, in world units: what the growing of cells is made for. */
export const SPACING = 200;

/** Points nearer to each other than this share of the spacing are pushed apart. */
const APART = 0.46;

/** What is still nearer after all pushing is too close. */
const TOO_CLOSE = 0.28;

const MOST_ROUNDS = 150;

/** A frame's longer side is at most so many times its shorter one. */
const MOST_LONG = 3;

const MARGIN = 0.95 * SPACING;

export interface Spread {
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly height: number;
  /** Two points that could not be parted, by their places in the list. */
  readonly tooClose?: readonly [number, number];
}

/** Points of any scale brought to that of a world, crowds pushed apart a little, with room around them. */
export const spreadOut = (points: readonly Spot[]): Spread => {
  const spots = scaled(points);
  let close = pushApart(spots);
  for (let round = 1; round < MOST_ROUNDS && close !== undefined; round += 1) close = pushApart(spots);
  const [left, top] = [least(spots, 0), least(spots, 1)];
  const [across, down] = [most(spots, 0) - left, most(spots, 1) - top];
  const width = Math.round(Math.max(across, down / MOST_LONG) + 2 * MARGIN);
  const height = Math.round(Math.max(down, across / MOST_LONG) + 2 * MARGIN);
  const [right, lower] = [(width - across) / 2 - left, (height - down) / 2 - top];
  return {
    spots: spots.map(([x, y]) => [x + right, y + lower]),
    width,
    height,
    ...(close !== undefined && close.part < TOO_CLOSE * SPACING ? { tooClose: close.pair } : {}),
  };
};

/**
 * Points on this extent, and half a spacing around it, are a spacing apart: n s² = (across + s) (down + s).
 */
const scaled = (points: readonly Spot[]): [number, number][] => {
  const [across, down] = [most(points, 0) - least(points, 0), most(points, 1) - least(points, 1)];
  const others = points.length - 1;
  const root = Math.sqrt((across + down) ** 2 + 4 * others * across * down);
  const scale = others === 0 ? 1 : (SPACING * 2 * others) / (across + down + root);
  return points.map(([x, y]) => [(x - least(points, 0)) * scale, (y - least(points, 1)) * scale]);
};

/** Moves each pair that is too near a little; gives the nearest of them, undefined if none is. */
const pushApart = (
  spots: [number, number][],
): { readonly pair: readonly [number, number]; readonly part: number } | undefined => {
  const wanted = APART * SPACING;
  let nearest: { readonly pair: readonly [number, number]; readonly part: number } | undefined;
  for (let one = 0; one < spots.length; one += 1) {
    for (let other = one + 1; other < spots.length; other += 1) {
      const [a, b] = [spots[one] as [number, number], spots[other] as [number, number]];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      if (Math.abs(dx) >= wanted || Math.abs(dy) >= wanted) continue;
      const part = Math.hypot(dx, dy);
      if (part >= wanted - 1e-6) continue;
      if (part < (nearest?.part ?? wanted)) nearest = { pair: [one, other], part };
      const [right, down] = part > 1e-9 ? [dx / part, dy / part] : [Math.cos(one + other), Math.sin(one + other)];
      const by = (wanted - part) / 2 + 0.01;
      a[0] -= right * by;
      a[1] -= down * by;
      b[0] += right * by;
      b[1] += down * by;
    }
  }
  return nearest;
};

const least = (spots: readonly Spot[], axis: 0 | 1): number => Math.min(...spots.map((spot) => spot[axis]));
const most = (spots: readonly Spot[], axis: 0 | 1): number => Math.max(...spots.map((spot) => spot[axis]));
