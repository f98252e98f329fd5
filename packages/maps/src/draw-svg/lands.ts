import type { WorldArea } from '@chancery/core';
import { joined } from './box.ts';
import { hatchOf } from './hatches.ts';
import { type Livery, ownerOf, type Scene } from './scene.ts';
import { element, layer, titled } from './svg-text.ts';

/** The lands in the wash of their owners, claims in stripes, and within every realm's border its stronger colour. */
export const drawLands = (scene: Scene): string => {
  const { sheet } = scene;
  const realms = realmsOf(scene);
  const parts = [wilds(scene)];
  for (const [code, lands] of realms) parts.push(wash(scene, code, lands));
  parts.push(claims(scene));
  for (const [code, lands] of realms) {
    const livery = scene.liveries.get(code);
    if (livery) parts.push(edging(scene, livery, lands));
  }
  return layer(sheet.id('lands'), parts);
};

/** The clip paths of the realms: their edges and hatches end at their borders. */
export const realmDefs = (scene: Scene): string => {
  const { sheet } = scene;
  let defs = '';
  for (const [code, lands] of realmsOf(scene)) {
    if (!scene.liveries.has(code)) continue;
    const uses = lands.map(({ number }) => element('use', { href: `#${sheet.id(`area-${number}`)}` }));
    defs += element('clipPath', { id: sheet.id(`realm-${code}`) }, uses.join(''));
  }
  return defs;
};

/** The lands shown, by their owner's code; '' for nobody. */
const realmsOf = (scene: Scene): Map<string, WorldArea[]> => {
  const realms = new Map<string, WorldArea[]>();
  for (const area of scene.shown) {
    if (area.kind !== 'land') continue;
    const owner = ownerOf(scene, area.number) ?? '';
    const lands = realms.get(owner);
    if (lands) lands.push(area);
    else realms.set(owner, [area]);
  }
  return realms;
};

const wilds = ({ sheet, prepared }: Scene): string =>
  prepared.wilds === ''
    ? ''
    : element('path', { class: 'wilds', d: prepared.wilds, fill: sheet.ink.wilds, 'fill-rule': 'evenodd' });

const wash = ({ sheet, prepared, liveries }: Scene, code: string, lands: readonly WorldArea[]): string => {
  const livery = liveries.get(code);
  const paths = lands.map(({ number, name }) =>
    element('path', { id: sheet.id(`area-${number}`), d: prepared.shapes.get(number) ?? '' }, titled(name)),
  );
  return element(
    'g',
    {
      class: 'realm',
      'data-owner': code === '' ? undefined : code,
      fill: livery?.ground ?? sheet.ink.nobody,
      'fill-rule': 'evenodd',
    },
    paths.join(''),
  );
};

const claims = ({ sheet, shown, dressOf, liveries }: Scene): string =>
  shown
    .flatMap(({ number }) => {
      const dress = dressOf.get(number);
      if (dress?.claim === undefined || dress.claim === dress.owner || !liveries.has(dress.claim)) return [];
      const area = `#${sheet.id(`area-${number}`)}`;
      return element('use', {
        class: 'claim',
        href: area,
        fill: sheet.url(`claim-${dress.claim}`),
        'fill-opacity': '.75',
      });
    })
    .join('');

/** Widths in pixels of the design, opacities and colours, broadest first: colour laid on wet and run out inwards. */
const EDGE_STROKES = [
  [26, '.3', 'wash'],
  [17, '.6', 'wash'],
  [8, '.3', 'edge'],
  [3.6, '.6', 'edge'],
] as const;

const edging = (scene: Scene, livery: Livery, lands: readonly WorldArea[]): string => {
  const { sheet } = scene;
  const own = new Set(lands.map(({ number }) => number));
  const d = scene.borders
    .filter(({ border }) => border.kind !== 'strait' && own.has(border.a) !== own.has(border.b))
    .map(({ path }) => path)
    .join('');
  const id = sheet.id(`edge-${livery.power.code}`);
  const strokes = livery.power.plain ? EDGE_STROKES.slice(3) : EDGE_STROKES;
  const edges = strokes.map(([width, opacity, colour]) =>
    element('use', {
      href: `#${id}`,
      stroke: livery[colour],
      'stroke-width': width * sheet.unit,
      'stroke-opacity': opacity,
    }),
  );
  return element(
    'g',
    {
      'clip-path': sheet.url(`realm-${livery.power.code}`),
      fill: 'none',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
    },
    hatching(scene, livery, lands) + element('defs', {}, element('path', { id, d })) + edges.join(''),
  );
};

const hatching = ({ sheet, prepared }: Scene, livery: Livery, lands: readonly WorldArea[]): string => {
  if (hatchOf(livery, sheet.size === 'print') === 'none') return '';
  const [first, ...rest] = lands.flatMap(({ number }) => prepared.boxes.get(number) ?? []);
  if (!first) return '';
  const { left, top, right, bottom } = rest.reduce(joined, first);
  const fill = sheet.url(`hatch-${livery.power.code}`);
  return element('rect', { x: left, y: top, width: right - left, height: bottom - top, fill });
};
