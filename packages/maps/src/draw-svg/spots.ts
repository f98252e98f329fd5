import type { Point } from '@chancery/core';
import { type Box, boxAround, within } from './box.ts';
import { type Cover, coverOf } from './cells.ts';
import type { PreparedWorld } from './prepared-world.ts';
import type { Room } from './room.ts';
import type { Sheet } from './sheet.ts';

/** Where things are put down, one after another. */
export interface Table {
  readonly sheet: Sheet;
  readonly prepared: PreparedWorld;
  readonly room: Room;
}

/** Steps on a square lattice around a point, nearest first; up and down count more than sideways, as writing is broad. */
const LATTICE: readonly (readonly [number, number])[] = (() => {
  const steps: (readonly [number, number])[] = [];
  for (let i = -8; i <= 8; i += 1) for (let j = -8; j <= 8; j += 1) steps.push([i, j]);
  const far = ([i, j]: readonly [number, number]): number => 4 * i * i + 5 * j * j;
  return steps.sort((a, b) => far(a) - far(b) || a[1] - b[1] || a[0] - b[0]);
})();

/** As much of a box must lie inside its area for it to count as inside; in hundredths. */
const INSIDE = 97;

/** The spot nearest to `near` where a box of this size is free and lies inside the area. */
export const spotInside = (
  table: Table,
  area: number,
  width: number,
  height: number,
  near: Point,
): Point | undefined => {
  const bounds = table.prepared.boxes.get(area);
  const cells = table.prepared.cells;
  if (!bounds || (cells.count.get(area) ?? 0) * cells.size * cells.size < width * height) return undefined;
  const paceX = (bounds.right - bounds.left) / 17;
  const paceY = (bounds.bottom - bounds.top) / 17;
  for (const [i, j] of LATTICE) {
    const x = near.x + i * paceX;
    const y = near.y + j * paceY;
    const box = boxAround(x, y, width, height);
    if (!within(box, table.sheet.view)) continue;
    const cover = coverOf(cells, box, area);
    if (cover.own * 100 >= cover.all * INSIDE && table.room.isFree(box)) return { x, y };
  }
  return undefined;
};

/**
 * The free spot about `near` that lies least on other areas; what reaches beyond the area costs, and so does distance.
 * Undefined when nothing is free within `reach` boxes, or less than `share` hundredths of the box would be inside.
 */
export const spotBeside = (
  table: Table,
  area: number,
  size: { readonly width: number; readonly height: number },
  near: Point,
  share: number,
): Point | undefined => {
  const paceX = Math.max(size.width / 6, 3 * table.sheet.unit);
  const paceY = Math.max(size.height / 4, 3 * table.sheet.unit);
  let best: Point | undefined;
  let least = Infinity;
  for (const [i, j] of LATTICE) {
    const distance = 4 * i * i + 5 * j * j;
    if (distance >= least) break;
    const x = near.x + i * paceX;
    const y = near.y + j * paceY;
    const box = boxAround(x, y, size.width, size.height);
    if (!within(box, table.sheet.view) || !table.room.isFree(box)) continue;
    const cover = coverOf(table.prepared.cells, box, area);
    if (cover.own * 100 < cover.all * share) continue;
    const cost = distance + trespass(table, cover, box, area);
    if (cost < least) {
      least = cost;
      best = { x, y };
    }
  }
  return best;
};

/** Writing on a foreign land misleads more than writing on the sea beside it. */
const trespass = ({ prepared }: Table, { own, all }: Cover, box: Box, area: number): number => {
  if (own === all) return 0;
  const { cells, areas } = prepared;
  let foreign = 0;
  for (const x of [box.left, (box.left + box.right) / 2, box.right]) {
    for (const y of [box.top, box.bottom]) {
      const here = cells.at(x, y);
      if (here !== area && areas.get(here)?.kind === 'land') foreign += 1;
    }
  }
  return ((all - own) / all) * 60 + foreign * 25;
};
