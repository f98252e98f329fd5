import type { Line, Point } from '@chancery/core';

/** Whether a point lies within rings of which the inner ones are holes (even-odd). Whole numbers, exact. */
export const covers = (rings: readonly Line[], { x, y }: Point): boolean => {
  let inside = false;
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const [ax, ay] = pointAt(ring, at === 0 ? ring.length - 2 : at - 2);
      const [bx, by] = pointAt(ring, at);
      if (ay > y === by > y) continue;
      const ahead = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
      if (by > ay === ahead > 0) inside = !inside;
    }
  }
  return inside;
};

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The upright rectangle around a line; undefined if it has no points. */
export const extentOf = (line: Line): Extent | undefined => {
  if (line.length < 2) return undefined;
  let [left, top] = pointAt(line, 0);
  let [right, bottom] = [left, top];
  for (let at = 2; at < line.length; at += 2) {
    const [x, y] = pointAt(line, at);
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
};

const pointAt = (line: Line, at: number): readonly [number, number] => [line[at] as number, line[at + 1] as number];
