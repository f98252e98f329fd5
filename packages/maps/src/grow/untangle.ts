import type { Line } from '@chancery/core';
import { type Spot, turn } from './plane.ts';
import { spotGrid } from './spot-grid.ts';

/** Each round leaves out a spot at every crossing; very few need a second one. */
const MOST_ROUNDS = 20;

/** A stretch of one of the lines; `at` is where its first spot stands in it. */
interface Stretch {
  readonly line: number;
  readonly at: number;
  readonly from: Spot;
  readonly to: Spot;
}

/**
 * Lines that do not cross. Rounding to whole numbers can push two lines that nearly touch across each other; the spot
 * that matters least is then left out. The ends of lines stay, because other lines end there.
 */
export const untangled = (lines: readonly Line[]): readonly Line[] => {
  let untied = lines;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const leave = crossingsOf(untied).flatMap(([one, other]) => leastSpot(untied, [one, other]));
    if (leave.length === 0) return untied;
    const gone = new Map<number, Set<number>>();
    for (const { line, at } of leave) gone.set(line, (gone.get(line) ?? new Set()).add(at));
    untied = untied.map((line, index) => without(line, gone.get(index)));
  }
  return untied;
};

const without = (line: Line, gone: ReadonlySet<number> | undefined): Line =>
  gone === undefined ? line : line.filter((_, at) => !gone.has(at - (at % 2)));

/** All pairs of stretches that cross between their ends. */
const crossingsOf = (lines: readonly Line[]): readonly (readonly [Stretch, Stretch])[] => {
  const grid = spotGrid<Stretch>(16);
  const found: (readonly [Stretch, Stretch])[] = [];
  for (const stretch of lines.flatMap(stretchesOf)) {
    const met = new Set<Stretch>();
    grid.some([stretch.from, stretch.to], (other) => {
      if (!met.has(other) && cross(stretch, other)) found.push([stretch, other]);
      met.add(other);
      return false;
    });
    grid.spread([stretch.from, stretch.to], stretch);
  }
  return found;
};

const stretchesOf = (line: Line, index: number): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  for (let at = 0; at + 2 < line.length; at += 2) {
    stretches.push({ line: index, at, from: spotAt(line, at), to: spotAt(line, at + 2) });
  }
  return stretches;
};

const spotAt = (line: Line, at: number): Spot => [line[at] as number, line[at + 1] as number];

const cross = (one: Stretch, other: Stretch): boolean =>
  turn(one.from, one.to, other.from) * turn(one.from, one.to, other.to) < 0 &&
  turn(other.from, other.to, one.from) * turn(other.from, other.to, one.to) < 0;

/** Of the spots of two stretches, the one whose loss changes least; none if all are ends of lines. */
const leastSpot = (
  lines: readonly Line[],
  stretches: readonly Stretch[],
): readonly { readonly line: number; readonly at: number }[] => {
  const inner = stretches.flatMap(({ line, at }) => {
    const spots = lines[line] as Line;
    return [at, at + 2]
      .filter((place) => place > 0 && place < spots.length - 2)
      .map((place) => {
        const [before, spot, after] = [spotAt(spots, place - 2), spotAt(spots, place), spotAt(spots, place + 2)];
        return { line, at: place, loss: Math.abs(turn(before, spot, after)) };
      });
  });
  return inner.sort((one, other) => one.loss - other.loss).slice(0, 1);
};
