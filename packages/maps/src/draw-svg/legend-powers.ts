import { hatchOf } from './hatches.ts';
import type { Entry } from './legend-entry.ts';
import type { Livery, Scene } from './scene.ts';
import { element } from './svg-text.ts';

/** The powers that own, claim or hold something on this map, or whose marks stand there, in the order of the picture. */
export const powersOf = (scene: Scene): readonly Entry[] => {
  const shown = new Set(scene.shown.map(({ number }) => number));
  const present = new Set([
    ...scene.shown.flatMap(({ number }) => {
      const dress = scene.dressOf.get(number);
      return dress ? [dress.owner, dress.claim, ...(dress.holdings ?? []).map(({ power }) => power)] : [];
    }),
    ...scene.picture.markers.flatMap(({ area, power }) => (shown.has(area) ? [power] : [])),
  ]);
  return scene.picture.powers
    .filter(({ code }) => present.has(code))
    .flatMap(({ code, name }) => {
      const livery = scene.liveries.get(code);
      return livery
        ? [
            {
              ...(isShort(code, name) ? { strong: code } : {}),
              words: name,
              draw: (x: number, y: number) => swatch(scene, livery, x, y),
            },
          ]
        : [];
    });
};

/** A code that is the name itself, in small letters and without blanks, tells nobody anything. */
const isShort = (code: string, name: string): boolean =>
  code.replaceAll(/[^a-z0-9]/gi, '').toLowerCase() !== name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

/** A small field in the colours of the power; hatches are made for the map's scale, so the field is drawn in it and scaled. */
const swatch = ({ sheet }: Scene, livery: Livery, x: number, y: number): string => {
  const inset = (by: number) => ({
    x: by * sheet.unit,
    y: by * sheet.unit,
    width: (26 - 2 * by) * sheet.unit,
    height: (13 - 2 * by) * sheet.unit,
  });
  const ruled = (by: number, stroke: string): string =>
    element('rect', { ...inset(by), fill: 'none', stroke, 'stroke-width': 2 * by * sheet.unit });
  const laced = hatchOf(livery, sheet.size === 'print') !== 'none';
  const hatch = laced ? element('rect', { ...inset(0), fill: sheet.url(`hatch-${livery.power.code}`) }) : '';
  const place = `translate(${Math.round(x)} ${Math.round(y + 2)}) scale(${(1 / sheet.unit).toFixed(5)})`;
  return element(
    'g',
    { class: 'swatch', transform: place },
    element('rect', { ...inset(0), fill: livery.ground }) + ruled(2.2, livery.wash) + hatch + ruled(0.8, livery.edge),
  );
};
