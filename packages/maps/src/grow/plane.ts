import type { Line } from '@chancery/core';

/** A spot on the world's plane while it grows: fractions allowed, x to the right, y down. */
export type Spot = readonly [x: number, y: number];

/** A closed line; the last spot joins the first. */
export type Ring = readonly Spot[];

/** The ring, or the open line, of x, y, x, y … */
export const ringOf = (line: Line): Ring => {
  const ring: Spot[] = [];
  for (let at = 0; at < line.length; at += 2) ring.push([line[at] as number, line[at + 1] as number]);
  return ring;
};

/** The nearest whole number, never -0, which JSON does not keep. */
export const whole = (value: number): number => Math.round(value) + 0;

/** Twice the area of the triangle, above 0 when `c` lies to the left of the way from `a` to `b` with y upwards. */
export const turn = (a: Spot, b: Spot, c: Spot): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

export const distance = (a: Spot, b: Spot): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

export const between = (a: Spot, b: Spot, part: number): Spot => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

export const lengthOf = (line: readonly Spot[]): number =>
  line.reduce((sum, spot, index) => (index === 0 ? 0 : sum + distance(line[index - 1] as Spot, spot)), 0);

/** The area within a ring; its sign tells which way round the ring runs. */
export const signedArea = (ring: Ring): number => {
  let doubled = 0;
  let last = ring.at(-1) as Spot;
  for (const spot of ring) {
    doubled += last[0] * spot[1] - spot[0] * last[1];
    last = spot;
  }
  return doubled / 2;
};

/** Whether a spot lies within rings of which the inner ones are holes (even-odd). */
export const within = (rings: readonly Ring[], [x, y]: Spot): boolean => {
  let inside = false;
  for (const ring of rings) {
    let last = ring.at(-1) as Spot;
    for (const spot of ring) {
      if (spot[1] > y !== last[1] > y && x < spot[0] + ((last[0] - spot[0]) * (y - spot[1])) / (last[1] - spot[1])) {
        inside = !inside;
      }
      last = spot;
    }
  }
  return inside;
};

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxOf = (spots: readonly Spot[]): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of spots) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
};

export const inBox = (box: Box, [x, y]: Spot): boolean =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

export const widened = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
