import type { Point } from '@chancery/core';
import { type Box, boxAround } from './box.ts';
import { cellsOf } from './cells.ts';
import type { Scene } from './scene.ts';
import type { Table } from './spots.ts';
import { element, num } from './svg-text.ts';

/** The sixteen winds, from east by south round to north: a thousand times the way they point. */
const WINDS: readonly (readonly [number, number])[] = [
  [1000, 0],
  [924, 383],
  [707, 707],
  [383, 924],
  [0, 1000],
  [-383, 924],
  [-707, 707],
  [-924, 383],
  [-1000, 0],
  [-924, -383],
  [-707, -707],
  [-383, -924],
  [0, -1000],
  [383, -924],
  [707, -707],
  [924, -383],
];

/** Half the side of the open sea that a compass rose needs, and the rose's own reach, in pixels of the design. */
const CLEARANCES = [
  [95, 52],
  [70, 42],
  [50, 32],
] as const;

export interface Rose {
  readonly centre: Point;
  readonly reach: number;
}

/** A place for the compass rose in open water, the more open the better, searched from the south-west; none on a crowded map. */
export const placeRose = (table: Table, scene: Scene): Rose | undefined => {
  const { view, unit } = table.sheet;
  for (const [clearance, reach] of CLEARANCES) {
    const half = clearance * unit;
    const pace = half / 2;
    for (let y = view.bottom - half; y >= view.top + half; y -= pace) {
      for (let x = view.left + half; x <= view.right - half; x += pace) {
        const box = boxAround(x, y, 2 * half, 2 * half);
        if (!isOpenSea(table, scene, box)) continue;
        table.room.take(box);
        return { centre: { x, y }, reach: reach * unit };
      }
    }
  }
  return undefined;
};

const SOUNDINGS = 8;

const isOpenSea = ({ room, prepared }: Table, { sheet }: Scene, box: Box): boolean => {
  if (sheet.size === 'thumb' || !room.isFree(box)) return false;
  for (let i = 0; i <= SOUNDINGS; i += 1) {
    for (let j = 0; j <= SOUNDINGS; j += 1) {
      const x = box.left + ((box.right - box.left) * i) / SOUNDINGS;
      const y = box.top + ((box.bottom - box.top) * j) / SOUNDINGS;
      if (prepared.areas.get(cellsOf(prepared.world).at(x, y))?.kind !== 'sea') return false;
    }
  }
  return true;
};

/** Lines of the winds across the sea to the edge of the map, as on a pilot's chart. */
export const drawRhumbs = ({ sheet }: Scene, { centre, reach }: Rose): string => {
  const lines = WINDS.map(([x, y]) => {
    const near = reach / 1000;
    const far = Math.min(
      toEdge(x, centre.x, sheet.view.left, sheet.view.right),
      toEdge(y, centre.y, sheet.view.top, sheet.view.bottom),
    );
    return `M${num(centre.x + x * near)} ${num(centre.y + y * near)}L${num(centre.x + x * far)} ${num(centre.y + y * far)}`;
  });
  return element('path', {
    class: 'rhumbs',
    d: lines.join(''),
    fill: 'none',
    stroke: sheet.ink.wave,
    'stroke-width': 0.7 * sheet.unit,
    'stroke-opacity': '.3',
  });
};

/** How many steps of this size lead from a place to the end of its stretch. */
const toEdge = (step: number, from: number, least: number, most: number): number =>
  step === 0 ? Infinity : ((step > 0 ? most : least) - from) / step;

/** The rose itself: long points for the four winds, short ones between, a ring, and a lily to the north. */
export const drawRose = ({ sheet }: Scene, { centre, reach }: Rose): string => {
  const { ink, unit } = sheet;
  const half = (wind: number, length: number, side: 1 | -1): string => {
    const [x, y] = WINDS[wind] as readonly [number, number];
    const [besideX, besideY] = WINDS[(wind + side * 2 + 16) % 16] as readonly [number, number];
    const tip = (reach * length) / 1_000_000;
    const waist = (reach * length * 0.2) / 1_000_000;
    return `M${num(centre.x)} ${num(centre.y)}L${num(centre.x + x * tip)} ${num(centre.y + y * tip)}L${num(centre.x + besideX * waist)} ${num(centre.y + besideY * waist)}z`;
  };
  const points = (winds: readonly number[], length: number): string => {
    const dark = winds.map((wind) => half(wind, length, 1)).join('');
    const light = winds.map((wind) => half(wind, length, -1)).join('');
    return element('path', { d: dark, fill: ink.wave }) + element('path', { d: light, fill: ink.paper });
  };
  const ring = (share: number): string =>
    element('circle', { cx: centre.x, cy: centre.y, r: reach * share, fill: 'none' });
  const north = centre.y - reach * 1.02;
  const s = reach / 22;
  const lily =
    `M${num(centre.x)} ${num(north - 5 * s)}q${num(2.2 * s)} ${num(2.4 * s)} 0 ${num(5 * s)}q${num(-2.2 * s)} ${num(-2.6 * s)} 0 ${num(-5 * s)}z` +
    `M${num(centre.x - 2.8 * s)} ${num(north - 1.6 * s)}q${num(2.4 * s)} ${num(-1.4 * s)} ${num(2.8 * s)} ${num(1.4 * s)}q${num(0.4 * s)} ${num(-2.8 * s)} ${num(2.8 * s)} ${num(-1.4 * s)}`;
  return element(
    'g',
    { class: 'rose', stroke: ink.wave, 'stroke-width': 0.8 * unit, 'stroke-linejoin': 'round', 'aria-hidden': 'true' },
    ring(0.56) +
      ring(0.6) +
      points([2, 6, 10, 14], 760) +
      points([0, 4, 8, 12], 1000) +
      element('path', { d: lily, fill: ink.wave }),
  );
};
