import { drawCrossings } from './crossings.ts';
import { homeOf, type Scene } from './scene.ts';
import { type Attributes, element, num, titled } from './svg-text.ts';

/** The lines between lands and along coasts: thin between provinces of one power, thick between powers; rivers in blue. */
export const drawBorders = (scene: Scene): readonly string[] => {
  const { sheet } = scene;
  const { ink, unit, size } = sheet;
  const line = (name: string, borders: readonly Drawn[], attributes: Attributes): string =>
    borders.length === 0
      ? ''
      : element('path', { class: name, d: borders.map(({ path }) => path).join(''), ...attributes });
  const { lands, coasts } = linesOf(scene);
  const abroad = lands.filter(({ abroad }) => abroad);
  const home = lands.filter(({ abroad }) => !abroad);
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
    ...(scene.picture.asPrinted && !thumb
      ? drawCrossings(scene, straits)
      : [
          line('strait', straits, { 'stroke-width': 3.4 * unit, stroke: ink.halo }),
          line('strait', straits, {
            'stroke-width': 1.8 * unit,
            'stroke-dasharray': `${num(0.1 * unit)} ${num(4 * unit)}`,
          }),
        ]),
    ...(thumb ? [] : ties(scene)),
  ];
};

/** What joins areas whose outlines do not meet, and the passages between seas. */
const ties = ({ sheet: { ink, unit }, ties, borders, prepared }: Scene): readonly string[] => {
  const nameOf = (area: number): string => prepared.areas.get(area)?.name ?? '';
  const passages = borders.filter(({ border }) => border.kind === 'passage');
  return [
    ...ties.map(({ border, path }) =>
      element(
        'g',
        { class: 'tie' },
        titled(`${nameOf(border.a)} and ${nameOf(border.b)} border each other: ${border.kind}`) +
          element('path', { d: path, 'stroke-width': 4 * unit, stroke: ink.halo }) +
          element('path', { d: path, 'stroke-width': 1.5 * unit, 'stroke-dasharray': dashes(unit, 7, 2.5, 1.5, 2.5) }),
      ),
    ),
    ...passages.map(({ border, path }) =>
      element(
        'g',
        { class: 'passage' },
        titled(`Passage between ${nameOf(border.a)} and ${nameOf(border.b)}`) +
          element('path', { d: path, 'stroke-width': 5 * unit, stroke: ink.seaName }) +
          element('path', { d: path, 'stroke-width': 2.6 * unit, stroke: ink.halo }) +
          element('path', {
            d: path,
            'stroke-width': 1.2 * unit,
            stroke: ink.seaName,
            'stroke-dasharray': dashes(unit, 3, 3),
          }),
      ),
    ),
  ];
};

const dashes = (unit: number, ...lengths: readonly number[]): string =>
  lengths.map((length) => num(length * unit)).join(' ');

interface Drawn {
  readonly path: string;
}

/** The lines between lands, and those along coasts, whether they may be crossed or not. */
const linesOf = (
  scene: Scene,
): { readonly lands: readonly (Drawn & { readonly abroad: boolean })[]; readonly coasts: readonly Drawn[] } => {
  const kindOf = (area: number): string | undefined => scene.prepared.areas.get(area)?.kind;
  const isAbroad = ({ a, b }: { readonly a: number; readonly b: number }): boolean =>
    homeOf(scene, a) !== homeOf(scene, b);
  const barred = scene.barriers.map(({ barrier, path }) => ({
    path,
    abroad: isAbroad(barrier),
    kinds: `${kindOf(barrier.a)}-${kindOf(barrier.b)}`,
  }));
  const lands = scene.borders
    .filter(({ border }) => LAND_KINDS.has(border.kind))
    .map(({ border, path }) => ({ path, abroad: isAbroad(border) }));
  const coasts = scene.borders.filter(({ border }) => border.kind === 'coast' || border.kind === 'reef');
  const shores = scene.shown.flatMap(({ number }) => {
    const path = scene.prepared.shores.get(number) ?? '';
    return path === '' ? [] : [{ path }];
  });
  return {
    lands: [...lands, ...barred.filter(({ kinds }) => kinds === 'land-land')],
    coasts: [...coasts, ...shores, ...barred.filter(({ kinds }) => kinds === 'land-sea' || kinds === 'sea-land')],
  };
};

const LAND_KINDS: ReadonlySet<string> = new Set(['land', 'mountain', 'river', 'bridge']);
