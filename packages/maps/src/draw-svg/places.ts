import type { AreaDress, Point, WorldArea } from '@chancery/core';
import { type Box, boxAround, within } from './box.ts';
import { cellsOf, coverOf } from './cells.ts';
import { type Disc, dotDisc, drawDisc, queryMark, valueDisc } from './discs.ts';
import { fortSymbol } from './place-symbols.ts';
import type { Scene } from './scene.ts';
import type { Table } from './spots.ts';
import { element, titled } from './svg-text.ts';
import { textWidth } from './text-width.ts';

/** A small drawing that stands on the map. */
export interface PlacedSign {
  readonly area: number;
  readonly symbol: string;
  readonly title: string;
  readonly box: Box;
  /** Cracks in the walls: none, one, or two when more than half is broken. */
  readonly breaches: number;
  /** Drawn in place of the symbol. */
  readonly disc?: Disc;
}

/** Sides of the drawings in pixels of the design. */
const TOWN = 12.5;
const CAPITAL = 18;
const FORT = 12;
const HARBOUR = 10;
const SMOKE = 10;
export const CITY_NAME_SIZE = 7.2;

/**
 * Cities stand exactly at the seat of their area, and a fort without a city does, so they are put down before all else,
 * capitals first. On a crowded sheet the lesser of two that would cover each other is left out.
 */
export const placeSeats = (table: Table, scene: Scene): readonly PlacedSign[] => {
  const signs = scene.shown.flatMap((area) => seatSign(table, area, scene.dressOf.get(area.number)) ?? []);
  const capitalsFirst = signs.toSorted((a, b) => Number(b.symbol === 'capital') - Number(a.symbol === 'capital'));
  return capitalsFirst.filter(({ box }) => {
    const free = isOpen(table, box);
    if (free) table.room.take(box);
    return free;
  });
};

const isOpen = ({ sheet, room }: Table, box: Box): boolean => within(box, sheet.safe) && room.isFree(box);

const seatSign = (table: Table, area: WorldArea, dress: AreaDress | undefined): PlacedSign | undefined => {
  const { city, fort, disc } = dress ?? {};
  if (!city && disc !== undefined) return discSign(table, area, valueDisc(disc), area.seat);
  if (city?.dot) return discSign(table, area, dotDisc(city), area.seat);
  if (!city) return fort && fort.level > 0 ? fortSign(table, area, fort, area.seat) : undefined;
  const [symbol, side] = city.capital ? (['capital', CAPITAL] as const) : (['town', TOWN] as const);
  return sign(table, area, { symbol, title: city.name, side }, area.seat);
};

export interface PlacedExtras {
  readonly signs: readonly PlacedSign[];
  readonly cityName?: {
    readonly area: number;
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly box: Box;
  };
}

/** What goes around the seat, if that is in view, where there is room: walls, city name, harbour, smoke; in this order. */
export const placeExtras = (table: Table, scene: Scene, area: WorldArea): PlacedExtras => {
  const dress = scene.dressOf.get(area.number);
  const seat = boxAround(area.seat.x, area.seat.y, 0, 0);
  if (!dress || !within(seat, table.sheet.safe)) return { signs: [] };
  const signs: PlacedSign[] = [];
  const add = (made: (at: Point) => PlacedSign): void => {
    const found = around(table, area, dress, made);
    if (found) signs.push(...takeSign(table, found));
  };
  const { fort, city, harbour, damage, disc, query } = dress;
  if (disc !== undefined && city) add((at) => discSign(table, area, valueDisc(disc), at));
  if (query !== undefined) add((at) => discSign(table, area, queryMark(query), at));
  if (fort && fort.level > 0 && city) add((at) => fortSign(table, area, fort, at));
  const name = city && city.name !== area.name ? cityName(table, area, dress, city.name) : undefined;
  if (harbour) add((at) => sign(table, area, { symbol: 'harbour', title: 'Harbour', side: HARBOUR }, at));
  for (let fires = 0; fires < Math.min(3, damage ?? 0); fires += 1) {
    add((at) => sign(table, area, { symbol: 'smoke', title: `Ravaged land: ${damage} of 3`, side: SMOKE }, at));
  }
  return name ? { signs, cityName: name } : { signs };
};

const fortSign = (
  table: Table,
  area: WorldArea,
  fort: { readonly level: number; readonly damage: number },
  at: Point,
): PlacedSign => {
  const damaged = fort.damage > 0 ? `, ${fort.damage} damaged` : '';
  const title = `Fortification ${fort.level}${damaged}`;
  const breaches = Math.min(2, Math.ceil((fort.damage * 2) / fort.level));
  return { ...sign(table, area, { symbol: fortSymbol(fort.level), title, side: FORT }, at), breaches };
};

const discSign = (table: Table, area: WorldArea, disc: Disc, at: Point): PlacedSign => ({
  ...sign(table, area, { symbol: disc.kind, title: disc.title, side: disc.side }, at),
  disc,
});

const sign = (
  table: Table,
  area: WorldArea,
  { symbol, title, side }: { readonly symbol: string; readonly title: string; readonly side: number },
  at: Point,
): PlacedSign => {
  const box = boxAround(at.x, at.y, side * table.sheet.unit, side * table.sheet.unit);
  return { area: area.number, symbol, title, box, breaches: 0 };
};

const takeSign = (table: Table, placed: PlacedSign): readonly PlacedSign[] => {
  table.room.take(placed.box);
  return [placed];
};

/** Directions from the seat in the order in which they are tried, then the same a step further out. */
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

const seatSide = (dress: AreaDress): number =>
  dress.city?.dot
    ? dotDisc(dress.city).side
    : dress.city
      ? dress.city.capital
        ? CAPITAL
        : TOWN
      : dress.fort
        ? FORT
        : dress.disc
          ? valueDisc(dress.disc).side
          : 4;

/** A drawing beside the seat, at the first free place that is at least half inside the area. */
const around = (
  table: Table,
  area: WorldArea,
  dress: AreaDress,
  made: (at: Point) => PlacedSign,
): PlacedSign | undefined => {
  const { unit } = table.sheet;
  for (const ring of [1, 1.9]) {
    for (const [right, down] of DIRECTIONS) {
      const size = made(area.seat).box;
      const far = ((seatSide(dress) * unit + size.right - size.left) / 2 + 0.6 * unit) * ring;
      const placed = made({ x: area.seat.x + right * far, y: area.seat.y + down * far });
      const cover = coverOf(cellsOf(table.prepared.world), placed.box, area.number);
      if (cover.own * 2 >= cover.all && isOpen(table, placed.box)) return placed;
    }
  }
  return undefined;
};

const cityName = (table: Table, area: WorldArea, dress: AreaDress, text: string): PlacedExtras['cityName'] => {
  const { unit } = table.sheet;
  const size = CITY_NAME_SIZE * unit;
  const width = textWidth(text, { size });
  const far = (seatSide(dress) * unit) / 2 + unit;
  for (const [right, down] of CITY_NAME_DIRECTIONS) {
    const x = area.seat.x + right * (far + width / 2);
    const y = area.seat.y + down * (far + size / 2);
    const box = boxAround(x, y, width, size * 1.1);
    const cover = coverOf(cellsOf(table.prepared.world), box, area.number);
    if (cover.own * 10 >= cover.all * 6 && isOpen(table, box)) {
      table.room.take(box);
      return { area: area.number, text, x, y, box };
    }
  }
  return undefined;
};

const CITY_NAME_DIRECTIONS = [
  [0, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
  [1, 0.8],
  [-1, 0.8],
  [1, -0.8],
  [-1, -0.8],
  [0.6, 1],
  [-0.6, 1],
] as const;

export const drawSign = (scene: Pick<Scene, 'sheet' | 'liveries'>, placed: PlacedSign): string => {
  if (placed.disc) return drawDisc(scene, placed.disc, placed);
  const { sheet } = scene;
  const { area, symbol, title, box, breaches } = placed;
  const place = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
  const cracks = [...'.'.repeat(breaches)].map((_, at) =>
    element('use', { href: `#${sheet.id('breach')}`, ...place, x: box.left + (at * 5 - breaches) * sheet.unit }),
  );
  const drawing = element('use', { href: `#${sheet.id(symbol)}`, ...place });
  return element('g', { class: `sign ${symbol}`, 'data-area': area }, titled(title) + drawing + cracks.join(''));
};
