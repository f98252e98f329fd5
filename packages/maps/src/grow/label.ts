import type { Line, WorldArea } from '@chancery/core';
import { boxOf, type Ring, ringOf, type Spot, whole, within } from './plane.ts';

/** A name is about this many times as wide as it is high. */
const STRETCH = 3;

/** Searching stops when no better spot can be found by more than this many world units. */
const CLOSE_ENOUGH = 1;

interface Square {
  readonly centre: Spot;
  readonly half: number;
  /** How far the centre is from the outline, in the stretched plane; below 0 outside. */
  readonly room: number;
  /** The most that any spot in it can have. */
  readonly most: number;
}

/**
 * Where a name has most room: the middle of the widest ellipse, three times as wide as high, that fits into the
 * outline. It is searched for as the widest circle in a plane stretched downwards, by quartering the squares in which
 * it can still lie. `room` is the width of the ellipse.
 */
export const labelOf = (rings: readonly Line[]): WorldArea['label'] => {
  const stretched = rings.map(stretchedRing);
  const { left, top, right, bottom } = boxOf(stretched[0] ?? []);
  const squareAt = (centre: Spot, half: number): Square => {
    const room = roomAt(stretched, centre);
    return { centre, half, room, most: room + half * Math.SQRT2 };
  };
  const side = Math.max(1, Math.min(right - left, bottom - top));
  const open: Square[] = [];
  for (let x = left; x < right; x += side) {
    for (let y = top; y < bottom; y += side) keep(open, squareAt([x + side / 2, y + side / 2], side / 2));
  }
  let best = squareAt([(left + right) / 2, (top + bottom) / 2], 0);
  while (open.length > 0) {
    const square = open.pop() as Square;
    if (square.room > best.room) best = square;
    if (square.most - best.room <= CLOSE_ENOUGH) continue;
    const [x, y] = square.centre;
    const half = square.half / 2;
    for (const across of [-half, half])
      for (const down of [-half, half]) keep(open, squareAt([x + across, y + down], half));
  }
  return {
    x: whole(best.centre[0]),
    y: whole(best.centre[1] / STRETCH),
    room: Math.max(0, Math.floor(2 * best.room)),
  };
};

/** Puts a square into a list that ascends by the most they can have, behind its equals. */
const keep = (open: Square[], square: Square): void => {
  let [from, to] = [0, open.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((open[middle] as Square).most <= square.most) from = middle + 1;
    else to = middle;
  }
  open.splice(from, 0, square);
};

const stretchedRing = (line: Line): Ring => ringOf(line).map(([x, y]) => [x, y * STRETCH]);

const roomAt = (rings: readonly Ring[], spot: Spot): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    let last = ring.at(-1) as Spot;
    for (const next of ring) {
      least = Math.min(least, squaredDistance(spot, last, next));
      last = next;
    }
  }
  return within(rings, spot) ? Math.sqrt(least) : -Math.sqrt(least);
};

/** The square of the distance of a spot from a stretch. */
const squaredDistance = ([x, y]: Spot, from: Spot, to: Spot): number => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / length));
  const [ex, ey] = [x - from[0] - part * dx, y - from[1] - part * dy];
  return ex * ex + ey * ey;
};
