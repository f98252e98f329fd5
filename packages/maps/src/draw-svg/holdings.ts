import type { HoldingMark, WorldArea } from '@chancery/core';
import { type Box, boxAround, within } from './box.ts';
import { BASE_COLOURS } from './ink.ts';
import { powerColours } from './power-colours.ts';
import type { Scene } from './scene.ts';
import { spotBeside, type Table } from './spots.ts';
import { element, escapeText, titled } from './svg-text.ts';
import { TYPE } from './text-width.ts';

/** The mark of one holding, once placed. */
export interface PlacedHolding {
  readonly area: number;
  readonly mark: HoldingMark;
  readonly box: Box;
}

/** Side of a mark and the air between two, in pixels of the design. */
const SIDE = 9;
const GAP = 1;
const LETTERS = 6.2;
const MOST_IN_ROW = 4;

/** The marks of an area in rows near its seat; left out where that is not in view. */
export const placeHoldings = (table: Table, scene: Scene, area: WorldArea): readonly PlacedHolding[] => {
  const holdings = scene.dressOf.get(area.number)?.holdings ?? [];
  if (holdings.length === 0) return [];
  const { seat, number } = area;
  if (!within(boxAround(seat.x, seat.y, 0, 0), table.sheet.safe)) return [];
  const side = SIDE * table.sheet.unit;
  const pace = (SIDE + GAP) * table.sheet.unit;
  const across = Math.min(MOST_IN_ROW, holdings.length);
  const down = Math.ceil(holdings.length / MOST_IN_ROW);
  const size = { width: across * pace, height: down * pace };
  const middle =
    spotBeside(table, number, size, { near: seat, share: 0 }) ??
    spotBeside(table, number, size, { near: seat, share: 0, stride: 2.5 }) ??
    seat;
  table.room.take(boxAround(middle.x, middle.y, size.width, size.height));
  return holdings.map((mark, at) => {
    const x = middle.x + ((at % MOST_IN_ROW) + 0.5 - across / 2) * pace;
    const y = middle.y + (Math.floor(at / MOST_IN_ROW) + 0.5 - down / 2) * pace;
    return { area: number, mark, box: boxAround(x, y, side, side) };
  });
};

/** A round mark in the colours of its power, with letters that say what it is. */
export const drawHolding = (scene: Scene, { area, mark, box }: PlacedHolding): string => {
  const { unit, dark, ink } = scene.sheet;
  const { fill, figure, line } = powerColours(scene, mark.power) ?? BASE_COLOURS.independent;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const circle = element('circle', {
    cx: x,
    cy: y,
    r: (SIDE / 2) * unit,
    fill,
    stroke: dark ? line : ink.halo,
    'stroke-width': 0.8 * unit,
  });
  const letters = element(
    'text',
    {
      ...TYPE,
      x,
      y: y + LETTERS * 0.36 * unit,
      'font-size': LETTERS * unit,
      'font-weight': 'bold',
      'text-anchor': 'middle',
      fill: figure,
    },
    escapeText(mark.sign),
  );
  return element(
    'g',
    { class: 'holding', 'data-area': area, 'data-power': mark.power },
    titled(mark.title) + circle + letters,
  );
};
