import { drawBorders } from './borders.ts';
import type { Field } from './frame.ts';
import { drawLands } from './lands.ts';
import { ARROW_STYLE, borderStyle, labelStyle, MARKER_TEXT } from './layer-styles.ts';
import type { Scene } from './scene.ts';
import { drawWaters } from './seas.ts';
import { type Attributes, element, num } from './svg-text.ts';

/** The layers of the map, from the lowest up. */
export const LAYERS = ['seas', 'lands', 'borders', 'barriers', 'places', 'labels', 'markers', 'arrows'] as const;
export type Layer = (typeof LAYERS)[number];

/** A layer, and the lowest of what it holds. */
export interface FirstLayer {
  readonly name: Layer;
  readonly parts: readonly string[];
  readonly style: Attributes;
}

/** What is seen of a map first: the seas, the lands in the colours of their owners, and their borders. */
export const firstLayers = (scene: Scene): readonly FirstLayer[] => {
  const parts: { readonly [name in Layer]?: readonly string[] } = {
    seas: [drawWaters(scene)],
    lands: drawLands(scene),
    borders: drawBorders(scene),
  };
  const styles: { readonly [name in Layer]?: Attributes } = {
    borders: borderStyle(scene.sheet),
    labels: labelStyle(scene.sheet),
    markers: MARKER_TEXT,
    arrows: scene.sheet.size === 'thumb' ? {} : ARROW_STYLE,
  };
  return LAYERS.map((name) => ({ name, parts: parts[name] ?? [], style: styles[name] ?? {} }));
};

/** The drawing within the drawing that holds the layers, on water. */
export const fieldOfMap = ({ sheet }: Scene, field: Field, defs: string, layers: readonly string[]): string => {
  const { left, top, right, bottom } = sheet.view;
  const water = { x: left, y: top, width: right - left, height: bottom - top, fill: sheet.ink.sea };
  return element(
    'svg',
    {
      id: sheet.id('map'),
      ...field,
      viewBox: [left, top, right - left, bottom - top].map(num).join(' '),
      overflow: 'visible',
    },
    defs + element('rect', water) + layers.join(''),
  );
};
