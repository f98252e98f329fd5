import type { WorldArea } from '@chancery/core';
import { joined } from './box.ts';
import { hatchOf } from './hatches.ts';
import { realmsOf } from './lands.ts';
import type { Livery, Scene } from './scene.ts';
import { element } from './svg-text.ts';

/** Claims in stripes, and within every realm's border its stronger colour. */
export const drawEdges = (scene: Scene): readonly string[] => [
  claims(scene),
  ...[...realmsOf(scene)].map(([code, lands]) => {
    const livery = scene.liveries.get(code);
    return livery ? edging(scene, livery, lands) : '';
  }),
];

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
  const isEdge = ({ a, b }: { readonly a: number; readonly b: number }): boolean => own.has(a) !== own.has(b);
  const d = [
    ...scene.borders.filter(({ border }) => border.kind !== 'strait' && isEdge(border)).map(({ path }) => path),
    ...scene.barriers.filter(({ barrier }) => isEdge(barrier)).map(({ path }) => path),
    ...lands.map(({ number }) => scene.prepared.shores.get(number) ?? ''),
  ].join('');
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
