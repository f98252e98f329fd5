import type { CellLine } from './cell-lines.ts';
import type { Chance } from './chance.ts';
import { type Box, between, distance, type Spot, widened } from './plane.ts';

/** How a line is roughened. */
export interface Roughness {
  /** How far it wanders, in percent of its length. */
  readonly percent: number;
  /** It has a spot at least every so many world units, and at most every half of it. */
  readonly stride: number;
}

/** How far beyond the frame lines are still roughened. */
const BEYOND = 100;

/** How much of the room on both sides a line may use. */
const LEEWAY = 0.8;

/**
 * A winding line in place of a straight one. Its spots are moved to the side, by halving again and again, but stay
 * within the two triangles that are the line's own, so roughened lines never cross. The way depends on nothing but
 * seed and end points.
 */
export const roughened = (
  line: CellLine,
  { percent, stride }: Roughness,
  chance: Chance,
  frame: Box,
): readonly Spot[] => {
  const { from, to } = line;
  const length = distance(from, to);
  const [enter, leave] = shareInside(from, to, widened(frame, BEYOND));
  if (enter >= leave) return [from, to];
  const inside = length * (leave - enter);
  const steps = stepsFor(inside, stride);
  const part = (step: number): number => enter + ((leave - enter) * step) / steps;
  const aside = new Array<number>(steps + 1).fill(0);
  for (let half = steps / 2; half >= 1; half /= 2) {
    const reach = ((percent / 100) * inside * 2 * half) / steps;
    for (let step = half; step < steps; step += 2 * half) {
      const most = roomAside(line, part(step)) * LEEWAY;
      const middle = ((aside[step - half] as number) + (aside[step + half] as number)) / 2;
      const moved = middle + reach * chance(from[0], from[1], to[0], to[1], step, half);
      aside[step] = Math.max(-most, Math.min(most, moved));
    }
  }
  const [right, down] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  const winding = aside.slice(1, -1).map((by, index): Spot => {
    const [x, y] = between(from, to, part(index + 1));
    return [x + right * by, y + down * by];
  });
  const entry = enter > 0 ? [between(from, to, enter)] : [];
  const exit = leave < 1 ? [between(from, to, leave)] : [];
  return [from, ...entry, ...winding, ...exit, to];
};

const stepsFor = (length: number, stride: number): number => {
  let steps = 1;
  while (length / steps > stride) steps *= 2;
  return steps;
};

/** How far a spot at a part of the line may go to either side without leaving the line's triangles. */
const roomAside = ({ from, to, apexes }: CellLine, part: number): number => {
  const length = distance(from, to);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const rooms = apexes.flatMap((apex) => {
    const [ax, ay] = [apex[0] - from[0], apex[1] - from[1]];
    const foot = ax * dx + ay * dy;
    const height = Math.abs(ax * dy - ay * dx);
    const slope = (run: number): number => (run > 0 ? height / run : Number.POSITIVE_INFINITY);
    return [slope(foot) * part * length, slope(length - foot) * (1 - part) * length];
  });
  return Math.min(...rooms);
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
