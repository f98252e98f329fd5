import { type Peak, peaksOf } from './barriers.ts';
import { type PlacedBlock, placeBlock } from './blocks.ts';
import { grown } from './box.ts';
import { cellsOf } from './cells.ts';
import { type PlacedHolding, placeHoldings } from './holdings.ts';
import { type PlacedExtras, type PlacedSign, placeExtras, placeSeats } from './places.ts';
import { emptyRoom } from './room.ts';
import { placeRose, type Rose } from './rose.ts';
import { type PlacedFigures, placeFigures } from './routes.ts';
import type { Scene } from './scene.ts';
import type { Table } from './spots.ts';
import { drawTerrain } from './terrain.ts';

/** Where everything stands that must not stand on something else. */
export interface Laid {
  readonly blocks: readonly PlacedBlock[];
  readonly extras: readonly PlacedExtras[];
  readonly peaks: readonly Peak[];
  readonly signs: readonly PlacedSign[];
  readonly holdings: readonly PlacedHolding[];
  readonly figures: readonly PlacedFigures[];
  readonly terrain: string;
  readonly rose: Rose | undefined;
}

/**
 * Lays the table in one greedy pass, the needful first: cities on their seats and peaks on their borders; names with tags and troops, the smallest area
 * first as it has the fewest ways; the figures of routes; then holdings; walls, city names, harbours and smoke; the rose; and terrain in what is left.
 */
export const layTable = (scene: Scene): Laid => {
  const { sheet, prepared, picture } = scene;
  if (sheet.size === 'thumb')
    return { blocks: [], extras: [], peaks: [], signs: [], holdings: [], figures: [], terrain: '', rose: undefined };
  const table: Table = { sheet, prepared, room: emptyRoom(48 * sheet.unit) };
  const seats = placeSeats(table, scene);
  const peaks = peaksOf(scene);
  for (const { box } of peaks) table.room.take(grown(box, -PEAK_SKIRT * sheet.unit));
  const sizeOf = (number: number): number => cellsOf(prepared.world).count.get(number) ?? 0;
  const smallFirst = [...scene.shown].sort((a, b) => sizeOf(a.number) - sizeOf(b.number) || a.number - b.number);
  const markers = Map.groupBy(picture.markers, ({ area }) => area);
  const blocks = smallFirst.map((area) => placeBlock(table, scene, area, markers.get(area.number) ?? []));
  const figures = placeFigures(table, scene);
  const holdings = smallFirst.flatMap((area) => placeHoldings(table, scene, area));
  const extras = smallFirst.map((area) => placeExtras(table, scene, area));
  const rose = placeRose(table, scene);
  return {
    blocks,
    extras,
    peaks,
    signs: [...seats, ...extras.flatMap(({ signs }) => signs)],
    holdings,
    figures,
    rose,
    terrain: drawTerrain(table, scene),
  };
};

/** So much of a peak, on every side, may be written over, in pixels of the design. */
const PEAK_SKIRT = 2.5;
