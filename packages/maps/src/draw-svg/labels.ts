import type { PlacedBlock } from './blocks.ts';
import { FACES } from './name-type.ts';
import type { PlacedText } from './placed.ts';
import { CITY_NAME_SIZE, type PlacedExtras } from './places.ts';
import type { Scene } from './scene.ts';
import { type Attributes, element, escapeText } from './svg-text.ts';

/** All writing on the map: provinces in black, seas in blue italics, cities small, and the tags in the ink of the owner. */
export const drawLabels = (
  scene: Scene,
  blocks: readonly PlacedBlock[],
  extras: readonly PlacedExtras[],
): readonly string[] => {
  const { sheet, liveries } = scene;
  const { ink, unit } = sheet;
  const namesOf = (kind: string): string =>
    blocks
      .filter(({ area }) => area.kind === kind)
      .flatMap(({ names }) =>
        names.map((name) => text(name, kind === 'sea' && scene.picture.asPrinted ? rimOf(name) : {})),
      )
      .join('');
  const tags = blocks.flatMap(({ tag }) => {
    if (!tag) return [];
    const livery = liveries.get(scene.dressOf.get(tag.area)?.owner ?? '');
    return text(tag, { fill: livery && !livery.power.plain ? livery.edge : ink.faint });
  });
  const cities = extras.flatMap(({ cityName }) => (cityName ? text({ ...cityName, size: CITY_NAME_SIZE * unit }) : []));
  const spacing = (kind: 'land' | 'sea'): string => `${FACES[kind].spacing}em`;
  return [
    element(
      'g',
      {
        class: 'sea-names',
        ...(scene.picture.asPrinted
          ? { fill: ink.yellow, stroke: ink.yellowRim, 'stroke-opacity': '1' }
          : { fill: ink.seaName, stroke: ink.sea }),
        'font-style': 'italic',
        'letter-spacing': spacing('sea'),
      },
      namesOf('sea'),
    ),
    element('g', { class: 'city-names', 'font-style': 'italic' }, cities.join('')),
    element('g', { class: 'tags', 'font-weight': 'bold' }, tags.join('')),
    element('g', { class: 'province-names', 'letter-spacing': spacing('land') }, namesOf('land')),
  ];
};

/** From the middle of a line down to the foot of its letters, as a share of the size. */
const FOOT = 0.34;

/** A dark rim that keeps its proportion to the letters. */
const rimOf = ({ size }: Pick<PlacedText, 'size'>): Attributes => ({ 'stroke-width': size * RIM });
const RIM = 0.15;

const text = ({ area, text: words, size, x, y }: Omit<PlacedText, 'box'>, more: Attributes = {}): string =>
  element('text', { x, y: y + size * FOOT, 'font-size': size, ...more, 'data-area': area }, escapeText(words));
