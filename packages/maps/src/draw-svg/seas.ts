import type { Scene } from './scene.ts';
import { element, titled } from './svg-text.ts';

/** The seas themselves. */
export const drawWaters = ({ sheet, prepared, shown }: Scene): string => {
  const areas = shown
    .filter(({ kind }) => kind === 'sea')
    .map(({ number, name }) =>
      element('path', { id: sheet.id(`area-${number}`), d: prepared.shapes.get(number) ?? '' }, titled(name)),
    );
  return element('g', { fill: sheet.ink.sea }, areas.join(''));
};
