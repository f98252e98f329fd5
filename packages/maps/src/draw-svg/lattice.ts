import { onceFor, type Point, type WorldArea } from '@chancery/core';
import type { Box } from './box.ts';
import { type Cells, cellsOf } from './cells.ts';
import type { PreparedWorld } from './prepared-world.ts';

/** Steps on a square lattice around a point, nearest first; up and down count more than sideways, as writing is broad. */
export const LATTICE: readonly (readonly [number, number])[] = (() => {
  const steps: (readonly [number, number])[] = [];
  for (let i = -8; i <= 8; i += 1) for (let j = -8; j <= 8; j += 1) steps.push([i, j]);
  const far = ([i, j]: readonly [number, number]): number => 4 * i * i + 5 * j * j;
  return steps.sort((a, b) => far(a) - far(b) || a[1] - b[1] || a[0] - b[0]);
})();

/** Points of an area on a lattice over its whole breadth about its label, nearest first: where the middle of writing may stand. */
const pointsWithin = (area: WorldArea, bounds: Box, cells: Cells): readonly Point[] => {
  const paceX = (bounds.right - bounds.left) / 17;
  const paceY = (bounds.bottom - bounds.top) / 17;
  return LATTICE.map(([i, j]) => ({ x: area.label.x + i * paceX, y: area.label.y + j * paceY })).filter(
    ({ x, y }) => cells.at(x, y) === area.number,
  );
};

/** Where writing may stand in each area, best first. */
export const pointsOf = onceFor(({ world, boxes }: PreparedWorld): ReadonlyMap<number, readonly Point[]> => {
  const cells = cellsOf(world);
  const writing = world.areas.map((area) => {
    const box = boxes.get(area.number);
    return [area.number, box ? pointsWithin(area, box, cells) : []] as const;
  });
  return new Map(writing);
});
