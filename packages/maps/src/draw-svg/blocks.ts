import type { AreaDress, Point, TroopMarker, WorldArea } from '@chancery/core';
import { boxAround, within } from './box.ts';
import { cellsOf } from './cells.ts';
import { markerSize } from './marker-shape.ts';
import { type SetName, settings } from './name-type.ts';
import { type PlacedMarker, type PlacedText, setLines, setMarker, setText, TAG_SIZE } from './placed.ts';
import type { Scene } from './scene.ts';
import { type Spot, spotBeside, spotInside, type Table } from './spots.ts';
import { textWidth } from './text-width.ts';

/** What stands in an area, once placed. */
export interface PlacedBlock {
  readonly area: WorldArea;
  readonly names: readonly PlacedText[];
  readonly tag?: PlacedText;
  readonly markers: readonly PlacedMarker[];
}

/** Pixels of the design. */
const GAP = 2.5;
const MOST_IN_ROW = 3;

/** A row of the block: the tag, markers, or both, side by side. */
interface Row {
  readonly width: number;
  readonly height: number;
  readonly tag?: string;
  readonly markers: readonly TroopMarker[];
}

/**
 * Puts name, tag and markers of an area on the table, together as one block when the area has room for it, smaller when it
 * must be, and else each for itself: markers always, name and tag where a free spot is found.
 */
export const placeBlock = (
  table: Table,
  scene: Scene,
  area: WorldArea,
  markers: readonly TroopMarker[],
): PlacedBlock => {
  const { unit } = table.sheet;
  const dress = scene.dressOf.get(area.number);
  const names = settings(table.sheet, area.kind, area.name, area.label.room);
  for (const tag of tagsOf(dress)) {
    const rows = rowsOf(tag, markers, unit);
    const below = rows.reduce((height, row) => height + row.height, 0);
    for (const name of names) {
      const width = Math.max(name.width, ...rows.map((row) => row.width));
      const height = name.height + below;
      const spot = spotInside(table, area.number, { width, height });
      if (spot) return setOut(table, area, { name, rows }, { x: spot.x, y: spot.y - height / 2 });
    }
  }
  return scattered(table, area, { names, tag: tagsOf(dress).at(-1), markers });
};

/** The tag with the figure, and without it for where that is too long. */
const tagsOf = (dress: AreaDress | undefined): readonly (string | undefined)[] => {
  if (dress?.tag === undefined) return [dress?.value];
  return dress.value === undefined ? [dress.tag] : [`${dress.tag} ${dress.value}`, dress.tag];
};

const rowsOf = (tag: string | undefined, markers: readonly TroopMarker[], unit: number): readonly Row[] => {
  const rows: Row[] = [];
  const tagged = tag !== undefined && markers.length < MOST_IN_ROW;
  if (tag !== undefined && !tagged) rows.push(rowOf(tag, [], unit));
  for (let at = 0; at < markers.length || (at === 0 && tagged); at += MOST_IN_ROW) {
    rows.push(rowOf(tagged && at === 0 ? tag : undefined, markers.slice(at, at + MOST_IN_ROW), unit));
  }
  return rows;
};

const rowOf = (tag: string | undefined, markers: readonly TroopMarker[], unit: number): Row => {
  const sizes = markers.map((marker) => markerSize(marker, unit));
  const widths = sizes.map(({ width }) => width);
  if (tag !== undefined) widths.push(textWidth(tag, { size: TAG_SIZE * unit, bold: true }));
  const height = Math.max(
    tag === undefined ? 0 : TAG_SIZE * 1.2 * unit,
    ...sizes.map((size) => size.height + GAP * unit),
  );
  const width = widths.reduce((sum, each) => sum + each, 0) + GAP * unit * (widths.length - 1);
  return { width, height, markers, ...(tag === undefined ? {} : { tag }) };
};

/** Sets a block out below the middle of its top edge. */
const setOut = (
  table: Table,
  area: WorldArea,
  { name, rows }: { readonly name: SetName; readonly rows: readonly Row[] },
  top: Point,
): PlacedBlock => {
  const { unit } = table.sheet;
  const names = setLines(table, area, name, top);
  let tag: PlacedText | undefined;
  const markers: PlacedMarker[] = [];
  let y = top.y + name.height;
  for (const row of rows) {
    let left = top.x - row.width / 2;
    const middle = y + row.height / 2;
    if (row.tag !== undefined) {
      tag = setText(table, area, row.tag, { x: left, y: middle });
      left = tag.box.right + GAP * unit;
    }
    for (const marker of row.markers) {
      const { width } = markerSize(marker, unit);
      markers.push(setMarker(table, marker, { x: left + width / 2, y: middle }));
      left += width + GAP * unit;
    }
    y += row.height;
  }
  return { area, names, markers, ...(tag ? { tag } : {}) };
};

interface Loose {
  readonly names: readonly SetName[];
  readonly tag: string | undefined;
  readonly markers: readonly TroopMarker[];
}

/** Where there is no room for a block: markers first, since they must be seen, then name and tag if there is a spot. */
const scattered = (table: Table, area: WorldArea, { names, tag, markers }: Loose): PlacedBlock => {
  const placed = markers.flatMap((marker) => looseMarker(table, area, marker) ?? []);
  const least = Math.min(...names.map(({ size }) => size));
  const found = names
    .filter(({ size }) => size <= least * 1.001)
    .flatMap((name) => {
      const spot = spotBeside(table, area.number, name, { near: area.label, share: NAME_SHARE });
      return spot ? [{ name, spot }] : [];
    })
    .reduce<{ readonly name: SetName; readonly spot: Spot } | undefined>(
      (best, next) => (best && best.spot.cost <= next.spot.cost ? best : next),
      undefined,
    );
  const lines = found
    ? setLines(table, area, found.name, { x: found.spot.x, y: found.spot.y - found.name.height / 2 })
    : [];
  const tagged = tag === undefined ? undefined : looseTag(table, area, tag);
  return { area, names: lines, markers: placed, ...(tagged ? { tag: tagged } : {}) };
};

/** How much wider the search is for troops that find no room near their seat. */
const FAR = 2.5;
const NAME_SHARE = 0;
const TAG_SHARE = 70;

/** As near to the seat as can be; upon whatever is there if nothing is free; left out if the seat is not in view. */
const looseMarker = (table: Table, area: WorldArea, marker: TroopMarker): PlacedMarker | undefined => {
  const { seat, number } = area;
  if (!within(boxAround(seat.x, seat.y, 0, 0), table.sheet.safe)) return undefined;
  const size = markerSize(marker, table.sheet.unit);
  const near =
    spotBeside(table, number, size, { near: seat, share: 0 }) ??
    spotBeside(table, number, size, { near: seat, share: 0, stride: FAR });
  const spot = near ?? seat;
  const inside = cellsOf(table.prepared.world).at(spot.x, spot.y) === number;
  return setMarker(table, marker, spot, inside ? undefined : seat);
};

const looseTag = (table: Table, area: WorldArea, tag: string): PlacedText | undefined => {
  const size = TAG_SIZE * table.sheet.unit;
  const width = textWidth(tag, { size, bold: true });
  const spot = spotBeside(table, area.number, { width, height: size * 1.1 }, { near: area.label, share: TAG_SHARE });
  return spot ? setText(table, area, tag, { x: spot.x - width / 2, y: spot.y }) : undefined;
};
