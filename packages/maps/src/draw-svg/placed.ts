import type { Point, TroopMarker, WorldArea } from '@chancery/core';
import { type Box, boxAround, grown } from './box.ts';
import { markerSize } from './marker-shape.ts';
import { LEADING, type SetName } from './name-type.ts';
import type { Table } from './spots.ts';
import { textWidth } from './text-width.ts';

export interface PlacedText {
  readonly area: number;
  readonly text: string;
  readonly size: number;
  /** The middle of the text; what it covers is `box`. */
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

export interface PlacedMarker {
  readonly marker: TroopMarker;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
  /** The seat of its area, when the marker had to be put outside. */
  readonly leader?: Point;
}

/** Pixels of the design. */
export const TAG_SIZE = 7;

/** Writes the lines of a name, the middle of the first line's top edge being given, and takes their room. */
export const setLines = (table: Table, area: WorldArea, name: SetName, top: Point): readonly PlacedText[] =>
  name.lines.map((text, at) => {
    const high = name.size * LEADING;
    const y = top.y + high * (at + 0.5);
    const box = boxAround(top.x, y, name.width, high);
    table.room.take(box);
    return { area: area.number, text, size: name.size, x: top.x, y, box };
  });

/** Writes a tag, the middle of its left edge being given. */
export const setText = (table: Table, area: WorldArea, text: string, left: Point): PlacedText => {
  const size = TAG_SIZE * table.sheet.unit;
  const width = textWidth(text, { size, bold: true });
  const box = boxAround(left.x + width / 2, left.y, width, size * 1.1);
  table.room.take(box);
  return { area: area.number, text, size, x: left.x + width / 2, y: left.y, box };
};

/** Sets a marker down with a little air about it. */
export const setMarker = (table: Table, marker: TroopMarker, { x, y }: Point, leader?: Point): PlacedMarker => {
  const { width, height } = markerSize(marker, table.sheet.unit);
  const box = boxAround(x, y, width, height);
  table.room.take(grown(box, 0.5 * table.sheet.unit));
  return { marker, x, y, box, ...(leader ? { leader } : {}) };
};
