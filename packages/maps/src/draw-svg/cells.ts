import { onceFor, type World, type WorldArea } from '@chancery/core';
import type { Box } from './box.ts';

/** The world in small squares, each with the number of the area that covers its middle: quick answers to "is there room?". */
export interface Cells {
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  /** Area numbers row by row; 0 where there is none. */
  readonly cover: Uint16Array;
  /** For each cell, how many cells from it to the right, itself included, have the same number. */
  readonly run: Uint16Array;
  /** How many cells each area covers. */
  readonly count: ReadonlyMap<number, number>;
  /** The area at a point of the world; 0 for none or outside. */
  at(x: number, y: number): number;
}

const COLUMNS = 640;

/** The cells of a world: reckoned once, when writing is placed first. */
export const cellsOf = onceFor((world: World): Cells => reckoned(world));

const reckoned = (world: World): Cells => {
  const size = Math.max(world.width, world.height) / COLUMNS;
  const columns = Math.ceil(world.width / size);
  const rows = Math.ceil(world.height / size);
  const cover = new Uint16Array(columns * rows);
  const count = new Map<number, number>();
  for (const area of world.areas) {
    count.set(area.number, fill({ cover, columns, rows, size }, area));
  }
  const at = (x: number, y: number): number => {
    const column = Math.floor(x / size);
    const row = Math.floor(y / size);
    if (column < 0 || row < 0 || column >= columns || row >= rows) return 0;
    return cover[row * columns + column] as number;
  };
  return { size, columns, rows, cover, run: runsOf(cover, columns), count, at };
};

const runsOf = (cover: Uint16Array, columns: number): Uint16Array => {
  const run = new Uint16Array(cover.length);
  for (let cell = cover.length - 1; cell >= 0; cell -= 1) {
    const same = (cell + 1) % columns !== 0 && cover[cell] === cover[cell + 1];
    run[cell] = same ? (run[cell + 1] as number) + 1 : 1;
  }
  return run;
};

/** Scan-line filling, even-odd, of one area; the number of cells filled. */
const fill = (
  { cover, columns, rows, size }: Pick<Cells, 'cover' | 'columns' | 'rows' | 'size'>,
  { rings, number }: WorldArea,
): number => {
  let filled = 0;
  for (const [row, crossings] of crossingsByRow(rings, rows, size)) {
    crossings.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil((crossings[pair] as number) / size - 0.5));
      const to = Math.min(columns, Math.ceil((crossings[pair + 1] as number) / size - 0.5));
      if (to <= from) continue;
      cover.fill(number, row * columns + from, row * columns + to);
      filled += to - from;
    }
  }
  return filled;
};

const crossingsByRow = (rings: readonly (readonly number[])[], rows: number, size: number): Map<number, number[]> => {
  const found = new Map<number, number[]>();
  for (const ring of rings) {
    let x0 = ring[ring.length - 2] ?? 0;
    let y0 = ring[ring.length - 1] ?? 0;
    for (let at = 0; at + 1 < ring.length; at += 2) {
      const x1 = ring[at] as number;
      const y1 = ring[at + 1] as number;
      const first = Math.max(0, Math.ceil(Math.min(y0, y1) / size - 0.5));
      const last = Math.min(rows, Math.ceil(Math.max(y0, y1) / size - 0.5));
      for (let row = first; row < last; row += 1) {
        const x = x0 + ((x1 - x0) * ((row + 0.5) * size - y0)) / (y1 - y0);
        const crossings = found.get(row);
        if (crossings) crossings.push(x);
        else found.set(row, [x]);
      }
      x0 = x1;
      y0 = y1;
    }
  }
  return found;
};

/** How many cells a box covers: of the area itself, of no area at all (wilds, or beyond the world), and together. */
export interface Cover {
  readonly own: number;
  readonly none: number;
  readonly all: number;
}

export const coverOf = (cells: Cells, box: Box, area: number): Cover => {
  const { size, columns, rows, cover, run } = cells;
  const left = Math.floor(box.left / size);
  const right = Math.floor(box.right / size) + 1;
  const top = Math.floor(box.top / size);
  const bottom = Math.floor(box.bottom / size) + 1;
  const all = (right - left) * (bottom - top);
  const from = Math.max(0, left);
  const to = Math.min(columns, right);
  let own = 0;
  let covered = 0;
  for (let row = Math.max(0, top); row < Math.min(rows, bottom); row += 1) {
    for (let column = from; column < to; ) {
      const cell = row * columns + column;
      const stretch = Math.min(run[cell] as number, to - column);
      if (cover[cell] === area) own += stretch;
      if (cover[cell] !== 0) covered += stretch;
      column += stretch;
    }
  }
  return { own, none: all - covered, all };
};
