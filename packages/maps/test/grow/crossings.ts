/** A stretch between two points: x, y, x, y. */
export type Stretch = readonly [number, number, number, number];

export const stretchesOf = (line: readonly number[]): readonly Stretch[] =>
  Array.from(
    { length: Math.max(0, line.length / 2 - 1) },
    (_, index) => line.slice(2 * index, 2 * index + 4) as unknown as Stretch,
  );

const side = ([ax, ay, bx, by]: Stretch, x: number, y: number): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);

/** Whether two stretches cross at a point that is an end of neither. */
const cross = (one: Stretch, other: Stretch): boolean =>
  side(one, other[0], other[1]) * side(one, other[2], other[3]) < 0 &&
  side(other, one[0], one[1]) * side(other, one[2], one[3]) < 0;

/** All pairs of stretches that cross. */
export const crossingsOf = (stretches: readonly Stretch[]): readonly (readonly [Stretch, Stretch])[] =>
  stretches.flatMap((one, index) =>
    stretches
      .slice(index + 1)
      .flatMap((other): readonly (readonly [Stretch, Stretch])[] => (cross(one, other) ? [[one, other]] : [])),
  );
