import { type MarkerBase, type Miniature, ROUTE_WAYS, type RouteWay, type TroopMarker } from '@chancery/core';
import { boxAround } from './box.ts';
import { drawCrossing } from './crossings.ts';
import { type Disc, dotDisc, drawDisc, queryMark, valueDisc } from './discs.ts';
import { drawHolding } from './holdings.ts';
import { MARKER_TEXT } from './layer-styles.ts';
import type { Entry } from './legend-entry.ts';
import { drawMarker } from './marker-shape.ts';
import { powerColours } from './power-colours.ts';
import { routeStroke } from './routes.ts';
import type { Scene } from './scene.ts';
import { type Attributes, element } from './svg-text.ts';

const BASES: readonly (readonly [MarkerBase, string])[] = [
  ['own', 'Own troops'],
  ['allied', 'Allied troops'],
  ['foreign', 'Foreign troops'],
  ['independent', 'Independent troops'],
];

const FIGURES: readonly (readonly [Miniature, string])[] = [
  ['foot', 'Foot soldiers'],
  ['missile', 'Archers'],
  ['horse', 'Horsemen'],
  ['knight', 'Knights'],
  ['siege', 'Siege engines'],
  ['ship', 'Ships'],
  ['frigate', 'Ships of two masts'],
  ['warship', 'Ships of three masts'],
  ['general', 'Commander'],
  ['unknown', 'Troops of unknown kind'],
];

/** The signs that occur on this map, each explained once. */
export const signsOf = (scene: Scene): readonly Entry[] => {
  const { sheet, borders } = scene;
  const figured = scene.routes.find(({ route }) => route.figures.length > 0);
  const called = scene.prepared.world.routeFigures ?? [];
  const numbers = new Set(scene.shown.map(({ number }) => number));
  const markers = scene.picture.markers.filter(({ area }) => numbers.has(area));
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
    ...BASES.flatMap(([base, words]) =>
      markers
        .filter((marker) => marker.base === base)
        .slice(0, 1)
        .map(({ power }) => markerEntry(scene, base, { words, power })),
    ),
    ...FIGURES.map(
      ([name, words]) => markers.some(({ miniature }) => miniature === name) && figureEntry(scene, name, words),
    ),
    markers.some(({ asOf }) => asOf !== undefined) && markerSample(scene, 'As of an earlier turn', { asOf: 'T3' }),
    markers.some(({ amount }) => amount !== undefined) &&
      markerSample(scene, 'At least and at most', { amount: '4-9' }),
    dresses.some(({ holdings = [] }) => holdings.length > 0) && holdingEntry(scene),
    dresses.some(({ disc }) => disc !== undefined) && discEntry(scene, 'Value', valueDisc('3')),
    dresses.some(({ city }) => city?.dot && !city.capital) && discEntry(scene, 'City', dotSample(false)),
    dresses.some(({ city }) => city?.dot && city.capital) && discEntry(scene, 'Capital', dotSample(true)),
    markers.some(({ broken }) => broken) && markerSample(scene, 'Damaged', { broken: true }),
    dresses.some(({ query }) => query !== undefined) && discEntry(scene, 'Nobody knows what is there', queryMark('')),
    dresses.some(({ city }) => city?.capital && !city.dot) && symbol('capital', 'Capital', 17),
    dresses.some(({ city }) => city && !city.capital && !city.dot) && symbol('town', 'City'),
    dresses.some(({ fort }) => fort && fort.level > 0) && symbol('fort-2', 'Fortification'),
    dresses.some(({ fort }) => fort && fort.damage > 0) && symbol('breach', 'Broken walls', 14),
    dresses.some(({ harbour }) => harbour) && symbol('harbour', 'Harbour', 14),
    dresses.some(({ damage }) => (damage ?? 0) > 0) && symbol('smoke', 'Ravaged land'),
    has('mountain') && symbol('peak-high', 'Mountains', 17),
    has('reef') &&
      strokeEntry('Reefs', {
        stroke: sheet.ink.line,
        'stroke-width': 2.6,
        'stroke-dasharray': '.1 5',
      }),
    has('strait') &&
      (scene.picture.asPrinted
        ? crossingEntry(scene)
        : strokeEntry('Crossing', { stroke: sheet.ink.line, 'stroke-width': 1.8, 'stroke-dasharray': '.1 4' })),
    (has('river') || has('bridge')) && strokeEntry('River', { stroke: sheet.ink.river, 'stroke-width': 2.2 }),
    has('bridge') && symbol('bridge', 'Bridge'),
    has('passage') && strokeEntry('Passage between seas', { stroke: sheet.ink.seaName, 'stroke-width': 4 }),
    ...ROUTE_WAYS.map((by) => scene.routes.some(({ route }) => route.by === by) && routeEntry(scene, by)),
    figured !== undefined && called.length > 0 && figuresEntry(scene, called, figured.route.figures),
    scene.barriers.length > 0 && fenceEntry(scene),
    scene.ties.length > 0 &&
      strokeEntry('Border of areas apart', {
        stroke: sheet.ink.line,
        'stroke-width': 1.5,
        'stroke-dasharray': '7 2.5 1.5 2.5',
      }),
  ];
  return entries.filter((entry) => entry !== false);
};

/** In the colours of the first such marker on the map. */
const markerEntry = (
  scene: Scene,
  base: MarkerBase,
  { words, power }: { readonly words: string; readonly power: string | undefined },
): Entry => ({
  words,
  draw: (x, y) => {
    const marker = { area: 0, base, miniature: 'foot', count: 8, title: words } as const;
    const place = { x: x + 13, y: y + 10, colours: powerColours(scene, power) };
    return element('g', MARKER_TEXT, drawMarker({ ...scene.sheet, unit: 0.95 }, marker, place));
  },
});

const crossingEntry = (scene: Scene): Entry => ({
  words: 'Crossing',
  draw: (x, y) =>
    drawCrossing({ ...scene, sheet: { ...scene.sheet, unit: 1 } }, { x: x + 2, y: y + 9 }, { x: x + 24, y: y + 9 }),
});

const dotSample = (capital: boolean): Disc =>
  dotDisc({ name: '', capital, dot: { sign: '4', title: capital ? 'Capital' : 'City' } });

const discEntry = (scene: Scene, words: string, disc: Disc): Entry => ({
  words,
  draw: (x, y) =>
    drawDisc(
      { ...scene, sheet: { ...scene.sheet, unit: 1 } },
      { ...disc, title: words },
      { area: 0, box: boxAround(x + 13, y + 9, disc.side, disc.side) },
    ),
});

/** What a marker says of how sure it is, or of how the troops are. */
const markerSample = (
  { sheet }: Scene,
  words: string,
  said: Pick<TroopMarker, 'amount' | 'asOf' | 'broken'>,
): Entry => ({
  words,
  draw: (x, y) => {
    const marker = { area: 0, base: 'foreign', miniature: 'unknown', count: 6, title: words, ...said } as const;
    return element('g', MARKER_TEXT, drawMarker({ ...sheet, unit: 0.7 }, marker, { x: x + 13, y: y + 10 }));
  },
});

const holdingEntry = (scene: Scene): Entry => {
  const words = 'What a power has in a land';
  const box = (x: number, y: number) => boxAround(x + 13, y + 9, 9, 9);
  return {
    words,
    draw: (x, y) =>
      drawHolding(
        { ...scene, sheet: { ...scene.sheet, unit: 1.4 } },
        { area: 0, mark: { sign: 'A', title: words }, box: box(x, y) },
      ),
  };
};

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

const routeEntry = ({ sheet }: Scene, by: RouteWay): Entry =>
  strokeEntry(`Route by ${by}`, routeStroke(by, sheet.ink, 1));

/** What the figures of routes are, in the order in which they are written, beside those of one of them. */
const figuresEntry = ({ sheet }: Scene, routeFigures: readonly string[], figures: readonly number[]): Entry => ({
  words: routeFigures.join(' · '),
  draw: (x, y) =>
    element('rect', { x: x + 2, y: y + 3, width: 22, height: 12, fill: sheet.ink.halo, stroke: sheet.ink.line }) +
    element(
      'text',
      { x: x + 13, y: y + 12.5, 'font-size': 9, 'font-weight': 'bold', 'text-anchor': 'middle' },
      figures.join('·'),
    ),
});

const fenceEntry = ({ sheet }: Scene): Entry => ({
  words: 'No way across',
  draw: (x, y) =>
    element('path', {
      d: `M${Math.round(x)} ${Math.round(y + 9)}h26m-23-3v6m6.6-6v6m6.6-6v6m6.6-6v6`,
      fill: 'none',
      stroke: sheet.ink.line,
      'stroke-width': 1.3,
    }),
});

const strokeEntry = (words: string, stroke: Attributes): Entry => ({
  words,
  draw: (x, y) =>
    element('path', {
      d: `M${Math.round(x)} ${Math.round(y + 9)}h26`,
      fill: 'none',
      'stroke-linecap': 'round',
      ...stroke,
    }),
});
