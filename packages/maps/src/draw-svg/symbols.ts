import { MINIATURES } from '@chancery/core';
import { LAND_SYMBOLS } from './land-symbols.ts';
import { MINIATURE_PATHS } from './miniatures.ts';
import { PLACE_SYMBOLS } from './place-symbols.ts';
import type { Sheet } from './sheet.ts';
import { element } from './svg-text.ts';

/** Everything that is drawn many times, once. */
export const symbolDefs = ({ ink, id }: Sheet): string => {
  const symbol = (name: string, viewBox: string, content: string): string =>
    element('symbol', { id: id(name), viewBox, overflow: 'visible' }, content);
  return [
    ...MINIATURES.map((name) => symbol(`mini-${name}`, SQUARE, element('path', { d: MINIATURE_PATHS[name] }))),
    ...Object.entries(PLACE_SYMBOLS).map(([name, draw]) => symbol(name, SQUARE, draw(ink))),
    ...Object.entries(LAND_SYMBOLS).map(([name, { box, draw }]) => symbol(name, box, draw(ink))),
  ].join('');
};

const SQUARE = '0 0 24 24';
