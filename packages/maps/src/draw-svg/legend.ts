import type { MarkerBase, Miniature } from '@chancery/core';
import type { Field } from './frame.ts';
import { hatchOf } from './hatches.ts';
import { drawMarker } from './marker-shape.ts';
import type { Livery, Scene } from './scene.ts';
import { element, escapeText, layer } from './svg-text.ts';
import { TYPE } from './text-width.ts';

const ROW = 19;
const CELL = 212;
const GAP = 14;
const SIZE = 11.5;

/** One line of the legend: a small picture 26 wide whose top left corner is given, and words. */
interface Entry {
  readonly words: string;
  readonly strong?: string;
  draw(x: number, y: number): string;
}

export interface Legend {
  readonly height: number;
  draw(field: Field): string;
}

/** The powers of the map in their colours, and below a rule what the signs mean. Its height is known before it is drawn. */
export const legendOf = (scene: Scene, width: number): Legend => {
  const columns = Math.max(1, Math.floor(width / CELL));
  const groups = [powers(scene), signs(scene)].filter((group) => group.length > 0);
  const rowsIn = (group: readonly Entry[]): number => Math.ceil(group.length / columns);
  const height = groups.reduce((sum, group) => sum + rowsIn(group) * ROW + GAP, 0);
  const draw = (field: Field): string => {
    let y = field.y;
    const parts = groups.map((group, at) => {
      const rule = at === 0 ? '' : ruled(field, y - GAP / 2, scene);
      const text = grid(group, { ...field, y }, columns, rowsIn(group), scene);
      y += rowsIn(group) * ROW + GAP;
      return rule + text;
    });
    return layer(scene.sheet.id('legend'), parts, { ...TYPE, 'font-size': SIZE, fill: scene.sheet.ink.line });
  };
  return { height, draw };
};

const ruled = ({ x, width }: Field, y: number, { sheet }: Scene): string =>
  element('path', { d: `M${x} ${Math.round(y)}h${width}`, stroke: sheet.ink.faint, 'stroke-width': 0.6 });

/** Entries run down the columns, so that the order of the powers can be read like a list. */
const grid = (group: readonly Entry[], field: Field, columns: number, rows: number, { sheet }: Scene): string => {
  const pace = field.width / columns;
  return group
    .map((entry, at) => {
      const x = field.x + Math.floor(at / rows) * pace;
      const y = field.y + (at % rows) * ROW;
      const strong = entry.strong
        ? element('tspan', { 'font-weight': 'bold' }, escapeText(entry.strong)) +
          element('tspan', { dx: 6 }, escapeText(entry.words))
        : escapeText(entry.words);
      return entry.draw(x, y) + element('text', { x: x + 34, y: y + 13, fill: sheet.ink.line }, strong);
    })
    .join('');
};

const powers = (scene: Scene): readonly Entry[] => {
  const present = new Set(
    scene.shown.flatMap(({ number }) => {
      const dress = scene.dressOf.get(number);
      return dress ? [dress.owner, dress.claim] : [];
    }),
  );
  return scene.picture.powers
    .filter(({ code }) => present.has(code))
    .flatMap(({ code, name }) => {
      const livery = scene.liveries.get(code);
      return livery ? [{ strong: code, words: name, draw: (x: number, y: number) => swatch(scene, livery, x, y) }] : [];
    });
};

/** A small field in the colours of the power; hatches are made for the map's scale, so they are scaled to it here. */
const swatch = ({ sheet }: Scene, livery: Livery, x: number, y: number): string => {
  const print = sheet.size === 'print';
  const box = { width: 26 * sheet.unit, height: 13 * sheet.unit };
  const wash = element('rect', { ...box, fill: livery.ground });
  const hatch =
    hatchOf(livery, print) === 'none' ? '' : element('rect', { ...box, fill: sheet.url(`hatch-${livery.power.code}`) });
  const rim = element('rect', { ...box, fill: 'none', stroke: livery.wash, 'stroke-width': 6 * sheet.unit });
  const edge = element('rect', { ...box, fill: 'none', stroke: livery.edge, 'stroke-width': 1.8 * sheet.unit });
  const scale = (1 / sheet.unit).toFixed(5);
  return element(
    'g',
    { class: 'swatch', transform: `translate(${Math.round(x)} ${Math.round(y + 2)}) scale(${scale})` },
    wash + rim + hatch + edge,
  );
};

const BASES: readonly (readonly [MarkerBase, string])[] = [
  ['own', 'Own troops'],
  ['allied', 'Allied troops'],
  ['foreign', 'Foreign troops'],
  ['independent', 'Independent troops'],
];

const FIGURES: readonly (readonly [Miniature, string])[] = [
  ['foot', 'Infantry'],
  ['missile', 'Archers'],
  ['horse', 'Cavalry'],
  ['siege', 'Siege engines'],
  ['ship', 'Ships'],
  ['general', 'Commander'],
];

/** The signs that occur on this map, each explained once. */
const signs = (scene: Scene): readonly Entry[] => {
  const { picture, sheet, borders } = scene;
  const dresses = scene.shown.flatMap(({ number }) => scene.dressOf.get(number) ?? []);
  const symbol = (name: string, words: string, side = 15): Entry => ({
    words,
    draw: (x, y) =>
      element('use', {
        href: `#${sheet.id(name)}`,
        x: x + 13 - side / 2,
        y: y + 8.5 - side / 2,
        width: side,
        height: side,
      }),
  });
  const has = (kind: string): boolean => borders.some(({ border }) => border.kind === kind);
  const entries: (Entry | false)[] = [
    ...BASES.map(
      ([base, words]) => picture.markers.some((marker) => marker.base === base) && markerEntry(scene, base, words),
    ),
    ...FIGURES.map(
      ([name, words]) => picture.markers.some(({ miniature }) => miniature === name) && figureEntry(scene, name, words),
    ),
    dresses.some(({ city }) => city?.capital) && symbol('capital', 'Capital', 17),
    dresses.some(({ city }) => city && !city.capital) && symbol('town', 'City'),
    dresses.some(({ fort }) => fort && fort.level > 0) && symbol('fort-2', 'Fortification'),
    dresses.some(({ fort }) => fort && fort.damage > 0) && symbol('breach', 'Broken walls', 14),
    dresses.some(({ harbour }) => harbour) && symbol('harbour', 'Harbour', 14),
    dresses.some(({ damage }) => (damage ?? 0) > 0) && symbol('smoke', 'Ravaged land'),
    has('mountain') && symbol('peak-high', 'Mountains: no passage', 17),
    has('reef') &&
      strokeEntry(scene, 'Reefs: no landing', {
        stroke: sheet.ink.line,
        'stroke-width': 2.6,
        'stroke-dasharray': '.1 5',
      }),
    has('strait') &&
      strokeEntry(scene, 'Crossing', { stroke: sheet.ink.line, 'stroke-width': 1.8, 'stroke-dasharray': '.1 4' }),
    (has('river') || has('bridge')) && strokeEntry(scene, 'River', { stroke: sheet.ink.river, 'stroke-width': 2.2 }),
    has('bridge') && symbol('bridge', 'Bridge'),
  ];
  return entries.filter((entry) => entry !== false);
};

const markerEntry = ({ sheet }: Scene, base: MarkerBase, words: string): Entry => ({
  words,
  draw: (x, y) =>
    drawMarker({ ...sheet, unit: 0.95 }, { area: 0, base, miniature: 'foot', count: 8, title: words }, x + 13, y + 9),
});

const figureEntry = ({ sheet }: Scene, name: Miniature, words: string): Entry => ({
  words,
  draw: (x, y) =>
    element('use', {
      href: `#${sheet.id(`mini-${name}`)}`,
      x: x + 5,
      y: y + 0.5,
      width: 16,
      height: 16,
      fill: sheet.ink.line,
    }),
});

const strokeEntry = (_: Scene, words: string, stroke: Readonly<Record<string, string | number>>): Entry => ({
  words,
  draw: (x, y) =>
    element('path', {
      d: `M${Math.round(x)} ${Math.round(y + 9)}h26`,
      fill: 'none',
      'stroke-linecap': 'round',
      ...stroke,
    }),
});
