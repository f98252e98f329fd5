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

export type Place = readonly [x: number, y: number];

/** One step of a ring; its key is the same from both sides. */
export interface Step {
  readonly key: string;
  readonly from: Place;
  readonly to: Place;
}

/** Every step of a ring, the one back to its first point first. */
export const stepsOf = (ring: Line): readonly Step[] => {
  const steps: Step[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const before = (at + ring.length - 2) % ring.length;
    const [from, to] = [pointAt(ring, before), pointAt(ring, at)];
    const [one, other] = [`${from[0]} ${from[1]}`, `${to[0]} ${to[1]}`];
    steps.push({ key: one < other ? `${one} ${other}` : `${other} ${one}`, from, to });
  }
  return steps;
};

/** Steps as lines: one that begins where the last one ended carries it on. */
export const withStep = (lines: number[][], { from, to }: Step): void => {
  const last = lines.at(-1);
  if (last !== undefined && last.at(-2) === from[0] && last.at(-1) === from[1]) last.push(...to);
  else lines.push([...from, ...to]);
};
