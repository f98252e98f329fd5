import type { Scene } from './scene.ts';
import { element } from './svg-text.ts';

/**
 * The borders of the seas, and the water lines that engravers draw along a coast: strokes of the whole coast laid upon
 * each other, each narrower than the last, so that only thin lines remain. The land is drawn over their inner halves.
 * `under` is drawn below the water lines, `upon` over everything else.
 */
export const drawWaterLines = (scene: Scene, under: string, upon: string): readonly string[] => {
  const { ink, unit } = scene.sheet;
  const seams = scene.borders.filter(({ border }) => border.kind === 'sea').map(({ path }) => path);
  const seam = element('path', {
    class: 'sea-border',
    d: seams.join(''),
    fill: 'none',
    stroke: ink.wave,
    'stroke-width': 0.8 * unit,
    'stroke-dasharray': `${Math.round(4 * unit)} ${Math.round(3 * unit)}`,
    'stroke-opacity': '.55',
  });
  return [under, waterLines(scene), seam, upon];
};

/** Distance from the coast in pixels of the design, and how clear the line is there. */
const WATER_LINES = [
  [15, 0.22],
  [10.5, 0.36],
  [6.5, 0.52],
  [3.2, 0.7],
] as const;

const waterLines = ({ sheet, prepared, borders }: Scene): string => {
  const { ink, unit, size } = sheet;
  const coasts = borders.filter(({ border }) => border.kind === 'coast' || border.kind === 'reef');
  const d = [...coasts.map(({ path }) => path), prepared.wilds, ...prepared.shores.values()].join('');
  if (d === '') return '';
  const coast = sheet.id('coast');
  const stroke = (width: number, colour: string, opacity?: number): string =>
    element('use', {
      href: `#${coast}`,
      stroke: colour,
      'stroke-width': width * unit,
      'stroke-opacity': opacity?.toFixed(2),
    });
  const lines = size === 'thumb' ? [] : WATER_LINES;
  const rings = lines.map(([far, opacity], at) => {
    const tint = at === lines.length - 1 ? ink.shore : ink.sea;
    return stroke(2 * far + 1.1, ink.wave, opacity) + stroke(2 * far, tint);
  });
  const path = element('path', { id: coast, d });
  const shore = size === 'thumb' ? stroke(6, ink.shore) : '';
  return (
    element('defs', {}, path) +
    element('g', { fill: 'none', 'stroke-linejoin': 'round', 'aria-hidden': 'true' }, shore + rings.join(''))
  );
};
