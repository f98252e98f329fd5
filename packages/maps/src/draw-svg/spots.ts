import type { Point } from '@chancery/core';
import { type Box, boxAround, within } from './box.ts';
import { type Cover, cellsOf, coverOf } from './cells.ts';
import { LATTICE, pointsOf } from './lattice.ts';
import type { PreparedWorld } from './prepared-world.ts';
import type { Room } from './room.ts';
import type { Sheet } from './sheet.ts';

/** Where things are put down, one after another. */
export interface Table {
  readonly sheet: Sheet;
  readonly prepared: PreparedWorld;
  readonly room: Room;
}

/** As much of a box must lie inside its area for it to count as inside; in hundredths. */
const INSIDE = 97;

/** The spot nearest to the label of an area where a box of this size is free and lies inside the area. */
export const spotInside = (
  { prepared, sheet, room }: Table,
  area: number,
  { width, height }: { readonly width: number; readonly height: number },
): Point | undefined => {
  const cells = cellsOf(prepared.world);
  if ((cells.count.get(area) ?? 0) * cells.size * cells.size < width * height) return undefined;
  for (const point of pointsOf(prepared).get(area) ?? []) {
    const box = boxAround(point.x, point.y, width, height);
    // The corners first: they are quick to look up and tell most.
    if (cells.at(box.left, box.top) !== area || cells.at(box.right, box.bottom) !== area) continue;
    if (cells.at(box.right, box.top) !== area || cells.at(box.left, box.bottom) !== area) continue;
    if (!within(box, sheet.safe) || !room.isFree(box)) continue;
    const cover = coverOf(cells, box, area);
    if (cover.own * 100 >= cover.all * INSIDE) return point;
  }
  return undefined;
};

/** A spot and how far it is from ideal, for choosing between spots of different boxes. */
export interface Spot extends Point {
  readonly cost: number;
}

interface Search {
  readonly near: Point;
  readonly share: number;
  readonly stride?: number;
}

/**
 * The free spot about `near` that lies least on other areas; what reaches beyond the area costs, and so does distance.
 * Undefined when nothing is free within about two boxes (times `stride`) with `share` hundredths of the box inside.
 */
export const spotBeside = (
  table: Table,
  area: number,
  size: { readonly width: number; readonly height: number },
  { near, share, stride = 1 }: Search,
): Spot | undefined => {
  const paceX = stride * Math.max(size.width / 6, 3 * table.sheet.unit);
  const paceY = stride * Math.max(size.height / 4, 3 * table.sheet.unit);
  let best: Spot | undefined;
  let least = Infinity;
  for (const [i, j] of LATTICE) {
    const distance = 4 * i * i + 5 * j * j;
    if (distance >= least) break;
    const x = near.x + i * paceX;
    const y = near.y + j * paceY;
    const box = boxAround(x, y, size.width, size.height);
    if (!within(box, table.sheet.safe) || !table.room.isFree(box)) continue;
    const cover = coverOf(cellsOf(table.prepared.world), box, area);
    if (cover.own * 100 < cover.all * share) continue;
    const cost = distance + trespass(table, cover, box, area);
    if (cost < least) {
      least = cost;
      best = { x, y, cost };
    }
  }
  return best;
};

/** Writing on a foreign land misleads more than writing on the sea beside it. */
const trespass = ({ prepared }: Table, { own, all }: Cover, box: Box, area: number): number => {
  if (own === all) return 0;
  const cells = cellsOf(prepared.world);
  const { areas } = prepared;
  let foreign = 0;
  for (const x of [box.left, (box.left + box.right) / 2, box.right]) {
    for (const y of [box.top, box.bottom]) {
      const here = cells.at(x, y);
      if (here !== area && areas.get(here)?.kind === 'land') foreign += 1;
    }
  }
  return ((all - own) / all) * 60 + foreign * 25;
};
