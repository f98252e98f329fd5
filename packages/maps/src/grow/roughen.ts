import type { CellLine } from './cell-lines.ts';
import type { Chance } from './chance.ts';
import { type Box, between, distance, type Spot, widened } from './plane.ts';

/** Roughened lines have a spot about every so many world units. */
const STRIDE = 6;

/** How far beyond the frame lines are still roughened. */
const BEYOND = 100;

/** How much of the room to the sites on both sides a line may use. */
const LEEWAY = 0.8;

/**
 * A winding line in place of a straight one. Its spots are moved to the side, by halving again and again, but stay
 * within the two triangles that the line forms with the sites on its sides. The triangles of different lines share
 * nothing but sides, so roughened lines never cross. The way depends on nothing but seed and end points.
 */
export const roughened = (line: CellLine, roughness: number, chance: Chance, frame: Box): readonly Spot[] => {
  const { from, to } = line;
  const length = distance(from, to);
  const [enter, leave] = shareInside(from, to, widened(frame, BEYOND));
  if (enter >= leave) return [from, to];
  const steps = stepsFor(length * (leave - enter));
  const room = roomBeside(line, length);
  const aside = new Array<number>(steps + 1).fill(0);
  const part = (step: number): number => enter + ((leave - enter) * step) / steps;
  for (let half = steps / 2; half >= 1; half /= 2) {
    const reach = (roughness / 100) * 2 * half * ((length * (leave - enter)) / steps);
    for (let step = half; step < steps; step += 2 * half) {
      const most = room(part(step)) * LEEWAY;
      const middle = ((aside[step - half] as number) + (aside[step + half] as number)) / 2;
      const moved = middle + reach * chance(from[0], from[1], to[0], to[1], step, half);
      aside[step] = Math.max(-most, Math.min(most, moved));
    }
  }
  const normal: Spot = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  const bent = aside.map((by, step): Spot => {
    const [x, y] = between(from, to, part(step));
    return [x + normal[0] * by, y + normal[1] * by];
  });
  return [
    ...(enter > 0 ? [from] : []),
    ...withEnds(bent, enter === 0 ? from : undefined, leave === 1 ? to : undefined),
    ...(leave < 1 ? [to] : []),
  ];
};

/** The very same end points, not ones that differ in the last digit: other lines begin there. */
const withEnds = (spots: readonly Spot[], first: Spot | undefined, last: Spot | undefined): readonly Spot[] =>
  spots.map((spot, index) => (index === 0 && first) || (index === spots.length - 1 && last) || spot);

const stepsFor = (length: number): number => {
  let steps = 1;
  while (length / steps > STRIDE) steps *= 2;
  return steps;
};

/** How far a spot at a part of the line may go aside without leaving the triangles with the sites. */
const roomBeside = ({ from, to, site }: CellLine, length: number): ((part: number) => number) => {
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [sx, sy] = [site[0] - from[0], site[1] - from[1]];
  const foot = sx * dx + sy * dy;
  const height = Math.abs(sx * dy - sy * dx);
  const slope = (run: number): number => (run > 0 ? height / run : Number.POSITIVE_INFINITY);
  return (part) =>
    part <= 0 || part >= 1 ? 0 : Math.min(slope(foot) * part * length, slope(length - foot) * (1 - part) * length);
};

/** From which to which part a line runs inside a box; the first is not below the second if it misses it. */
const shareInside = (from: Spot, to: Spot, box: Box): readonly [number, number] => {
  let [enter, leave] = [0, 1];
  const sides = [
    [from[0], to[0], box.left, box.right],
    [from[1], to[1], box.top, box.bottom],
  ] as const;
  for (const [start, end, low, high] of sides) {
    if (start === end) {
      if (start < low || start > high) return [1, 0];
      continue;
    }
    const [one, other] = [(low - start) / (end - start), (high - start) / (end - start)];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return [enter, leave];
};
