import { type Box, boxAround, overlap } from './box.ts';
import { cellsOf } from './cells.ts';
import type { PreparedBarrier, PreparedBorder } from './prepared-world.ts';
import type { Scene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { element, num, titled } from './svg-text.ts';
import { type Step, walk } from './walk.ts';

/** A peak of a range that no army crosses. */
export interface Peak {
  readonly name: string;
  readonly box: Box;
}

const PEAK_PACE = 9;
/** Width and height of the three peaks of `land-symbols`, in pixels of the design. */
const PEAKS = [
  { name: 'peak-high', width: 15, height: 13 },
  { name: 'peak-low', width: 11.5, height: 9 },
  { name: 'peak-broad', width: 15.5, height: 11 },
] as const;

/** All peaks in view from north to south, so that the nearer covers the farther. MD-2.4 */
export const peaksOf = ({ sheet, borders }: Scene): readonly Peak[] =>
  borders
    .filter(({ border }) => border.kind === 'mountain')
    .flatMap(({ border }) => walk(border.lines, PEAK_PACE * sheet.unit).map((step, at) => peakAt(sheet, step, at)))
    .filter(({ box }) => overlap(box, sheet.view))
    .sort((a, b) => a.box.bottom - b.box.bottom);

const peakAt = ({ unit }: Sheet, { x, y }: Step, at: number): Peak => {
  const { name, width, height } = PEAKS[at % PEAKS.length] as (typeof PEAKS)[number];
  return { name, box: boxAround(x, y - height * 0.15 * unit, width * unit, height * unit) };
};

/** What stops armies and fleets: rows of peaks along borders of lands, rows of rocks along coasts. MD-2.4, MD-2.5 */
export const drawBarriers = (scene: Scene, peaks: readonly Peak[]): readonly string[] => {
  const { sheet, borders } = scene;
  if (sheet.size === 'thumb') return [];
  const drawn = peaks.map(({ name, box: { left, top, right, bottom } }) =>
    element('use', { href: `#${sheet.id(name)}`, x: left, y: top, width: right - left, height: bottom - top }),
  );
  const reefs = borders.filter(({ border }) => border.kind === 'reef').map((border) => reef(scene, border));
  return [
    element('g', { class: 'mountains' }, drawn.join('')),
    element('g', { class: 'reefs', fill: sheet.ink.line }, reefs.join('')),
    ...scene.barriers.map((barrier) => fence(scene, barrier)),
  ];
};

const POST_PACE = 6.5;
const POST = 2.6;

/** A row of posts across the line between areas that touch and have no border. */
const fence = ({ sheet: { unit, ink }, prepared }: Scene, { barrier }: PreparedBarrier): string => {
  const posts = walk(barrier.lines, POST_PACE * unit).map(({ x, y, dx, dy }) => {
    const [right, down] = [-dy * POST * unit, dx * POST * unit];
    return `M${num(x - right)} ${num(y - down)}l${num(2 * right)} ${num(2 * down)}`;
  });
  const [one, other] = [barrier.a, barrier.b].map((area) => prepared.areas.get(area)?.name ?? '');
  const d = posts.join('');
  return element(
    'g',
    { class: 'barred', fill: 'none', 'stroke-linecap': 'round' },
    titled(`No way between ${one} and ${other}`) +
      element('path', { d, stroke: ink.halo, 'stroke-width': 3.2 * unit }) +
      element('path', { d, stroke: ink.line, 'stroke-width': 1.5 * unit }),
  );
};

const ROCK_PACE = 5.5;
const ROCKS = [1.5, 0.9, 1.2] as const;

/** Rocks just off the coast, on the side where the sea lies. */
const reef = ({ sheet, prepared }: Scene, { border }: PreparedBorder): string => {
  const { unit } = sheet;
  const sea = prepared.areas.get(border.a)?.kind === 'sea' ? border.a : border.b;
  const rocks = walk(border.lines, ROCK_PACE * unit).map(({ x, y, dx, dy }, at) => {
    const far = (at % 2 === 0 ? 4.2 : 6.4) * unit;
    const left = cellsOf(prepared.world).at(x + dy * far, y - dx * far) === sea;
    const side = left ? far : -far;
    return rock(x + dy * side, y - dx * side, (ROCKS[at % ROCKS.length] as number) * unit);
  });
  return element('path', { class: 'reef', d: rocks.join('') });
};

/** A small angular stone with a flat foot. */
const rock = (x: number, y: number, size: number): string =>
  `M${num(x - size)} ${num(y + size * 0.8)}l${num(size * 0.5)} ${num(-size * 1.5)}l${num(size * 0.7)} ${num(-size * 0.3)}l${num(size * 0.9)} ${num(size * 1.8)}z`;
