import type { PreparedBorder } from './prepared-world.ts';
import { ownerOf, type Scene } from './scene.ts';
import { type Attributes, element, num } from './svg-text.ts';

/** The lines between lands and along coasts: thin between provinces of one power, thick between powers; rivers in blue. */
export const drawBorders = (scene: Scene): readonly string[] => {
  const { sheet } = scene;
  const { ink, unit, size } = sheet;
  const line = (name: string, borders: readonly PreparedBorder[], attributes: Attributes): string =>
    borders.length === 0
      ? ''
      : element('path', { class: name, d: borders.map(({ path }) => path).join(''), ...attributes });
  const lands = scene.borders.filter(({ border }) => LAND_KINDS.has(border.kind));
  const isAbroad = ({ border }: PreparedBorder): boolean => ownerOf(scene, border.a) !== ownerOf(scene, border.b);
  const abroad = lands.filter(isAbroad);
  const home = lands.filter((border) => !isAbroad(border));
  const coasts = scene.borders.filter(({ border }) => border.kind === 'coast' || border.kind === 'reef');
  const rivers = scene.borders.filter(({ border }) => border.kind === 'river' || border.kind === 'bridge');
  const straits = scene.borders.filter(({ border }) => border.kind === 'strait');
  const thumb = size === 'thumb';
  return [
    scene.prepared.wilds !== ''
      ? element('path', {
          class: 'wild-border',
          d: scene.prepared.wilds,
          'stroke-width': 0.75 * unit,
          'stroke-opacity': '.45',
        })
      : '',
    line('province-border', home, {
      'stroke-width': (thumb ? 0.3 : 0.75) * unit,
      'stroke-opacity': thumb ? '.5' : '.6',
    }),
    line('power-border', abroad, { 'stroke-width': (thumb ? 0.8 : 1.9) * unit, 'stroke-opacity': '.85' }),
    line('coast', coasts, { 'stroke-width': (thumb ? 0.5 : 1.1) * unit }),
    line('river', rivers, { 'stroke-width': 3.6 * unit, stroke: ink.halo }),
    line('river', rivers, { 'stroke-width': 2.2 * unit, stroke: ink.river }),
    line('strait', straits, { 'stroke-width': 3.4 * unit, stroke: ink.halo }),
    line('strait', straits, {
      'stroke-width': 1.8 * unit,
      'stroke-dasharray': `${num(0.1 * unit)} ${num(4 * unit)}`,
    }),
  ];
};

const LAND_KINDS: ReadonlySet<string> = new Set(['land', 'mountain', 'river', 'bridge']);
