import type { PreparedBorder } from './prepared-world.ts';
import type { Scene } from './scene.ts';
import { element, layer, num } from './svg-text.ts';
import { type Step, walk } from './walk.ts';

/** What stops armies and fleets: rows of peaks along borders of lands, rows of rocks along coasts. */
export const drawBarriers = (scene: Scene): string => {
  const { sheet } = scene;
  if (sheet.size === 'thumb') return layer(sheet.id('barriers'), []);
  const of = (kind: string): readonly PreparedBorder[] => scene.borders.filter(({ border }) => border.kind === kind);
  const peaks = of('mountain').flatMap(({ border }) => range(scene, walk(border.lines, PEAK_PACE * sheet.unit)));
  peaks.sort((a, b) => a.y - b.y);
  return layer(sheet.id('barriers'), [
    element('g', { class: 'mountains' }, peaks.map(({ svg }) => svg).join('')),
    element(
      'g',
      { class: 'reefs', fill: sheet.ink.line },
      of('reef')
        .map((border) => reef(scene, border))
        .join(''),
    ),
  ]);
};

const PEAK_PACE = 9;
/** Width and height of the three peaks drawn in `symbols`, in pixels of the design. */
const PEAKS = [
  { name: 'peak-high', width: 15, height: 13 },
  { name: 'peak-low', width: 11.5, height: 9 },
  { name: 'peak-broad', width: 15.5, height: 11 },
] as const;

/** One drawing a peak, so that all ranges can be put in order from north to south: the nearer covers the farther. */
const range = ({ sheet }: Scene, steps: readonly Step[]): readonly { readonly y: number; readonly svg: string }[] =>
  steps.map(({ x, y }, at) => {
    const peak = PEAKS[at % PEAKS.length] as (typeof PEAKS)[number];
    const width = peak.width * sheet.unit;
    const height = peak.height * sheet.unit;
    const foot = y + height * 0.35;
    const box = { x: x - width / 2, y: foot - height, width, height };
    return { y: foot, svg: element('use', { href: `#${sheet.id(peak.name)}`, ...box }) };
  });

const ROCK_PACE = 5.5;
const ROCKS = [1.5, 0.9, 1.2] as const;

/** Rocks just off the coast, on the side where the sea lies. */
const reef = ({ sheet, prepared }: Scene, { border }: PreparedBorder): string => {
  const { unit } = sheet;
  const sea = prepared.areas.get(border.a)?.kind === 'sea' ? border.a : border.b;
  const rocks = walk(border.lines, ROCK_PACE * unit).map(({ x, y, dx, dy }, at) => {
    const far = (at % 2 === 0 ? 4.2 : 6.4) * unit;
    const left = prepared.cells.at(x + dy * far, y - dx * far) === sea;
    const side = left ? far : -far;
    return rock(x + dy * side, y - dx * side, (ROCKS[at % ROCKS.length] as number) * unit);
  });
  return element('path', { class: 'reef', d: rocks.join('') });
};

/** A small angular stone with a flat foot. */
const rock = (x: number, y: number, size: number): string =>
  `M${num(x - size)} ${num(y + size * 0.8)}l${num(size * 0.5)} ${num(-size * 1.5)}l${num(size * 0.7)} ${num(-size * 0.3)}l${num(size * 0.9)} ${num(size * 1.8)}z`;
