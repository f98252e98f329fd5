import type { WorldArea } from '@chancery/core';
import { boxAround, within } from './box.ts';
import { cellsOf, coverOf } from './cells.ts';
import type { Scene } from './scene.ts';
import type { Table } from './spots.ts';
import { element } from './svg-text.ts';

/** Side of a drawing in pixels of the design, how many there may be in an area, and how much air each has. */
const SIDE = 9;
const MOST = 5;
const AIR = 7;
const TRIES = 20;

/** Faint trees, hills, reeds and dunes in what room is left: they tell the country apart and fill the empty quarters. */
export const drawTerrain = (table: Table, scene: Scene): string => {
  const drawn = scene.shown.flatMap((area) =>
    area.kind === 'land' && KNOWN.has(area.terrain) ? scatter(table, area) : [],
  );
  return element(
    'g',
    { class: 'terrain', opacity: scene.sheet.dark ? '.3' : '.38', 'aria-hidden': 'true' },
    drawn.join('') || ' ',
  );
};

const KNOWN: ReadonlySet<string> = new Set(['forest', 'hill', 'mountain', 'marsh', 'desert', 'steppe']);

const scatter = ({ sheet, prepared, room }: Table, area: WorldArea): readonly string[] => {
  const bounds = prepared.boxes.get(area.number);
  if (!bounds) return [];
  const side = SIDE * sheet.unit;
  const drawn: string[] = [];
  for (let attempt = 0; attempt < TRIES && drawn.length < MOST; attempt += 1) {
    const x = bounds.left + ((bounds.right - bounds.left) * spread(area.number, attempt, 61, 97)) / 97;
    const y = bounds.top + ((bounds.bottom - bounds.top) * spread(area.number, attempt, 37, 89)) / 89;
    const box = boxAround(x, y, side + AIR * sheet.unit, side + AIR * sheet.unit);
    const cover = coverOf(cellsOf(prepared.world), box, area.number);
    if (cover.own < cover.all || !within(box, sheet.safe) || !room.isFree(box)) continue;
    room.take(box);
    const place = { x: x - side / 2, y: y - side / 2, width: side, height: side };
    drawn.push(element('use', { href: `#${sheet.id(area.terrain)}`, ...place }));
  }
  return drawn;
};

/** Places that look scattered and are the same at every drawing. */
const spread = (area: number, attempt: number, step: number, of: number): number =>
  (area * 29 + attempt * step + 11) % of;
