import type { World, WorldRoute } from '@chancery/core';
import type { Gazetteer } from '../gazetteer.ts';
import { landTest } from './land-test.ts';
import type { ListedBorder } from './lawful-borders.ts';
import { boxOf, ringOf } from './plane.ts';
import { OPEN_WATER, type RouteGrid, routeLines, WILD_LAND } from './route-lines.ts';

/** How far apart the knots are between which ships find their way, in world units: narrow straits must stay open. */
const STEP = 6;

/** The routes of a gazetteer over a grown world, with what their figures are called. */
export const layRoutes = (
  world: Pick<World, 'width' | 'height' | 'areas' | 'borders' | 'wilds'>,
  { routes, routeFigures }: Gazetteer,
): { readonly routes?: readonly WorldRoute[]; readonly routeFigures?: readonly string[] } => {
  if (routes === undefined) return {};
  const laid = routeLines(world, routes, gridOver(world));
  return { routes: laid, ...(routeFigures === undefined ? {} : { routeFigures }) };
};

/** The borders of a table that is the law: those that borders.csv lists, and wherever else a route leads by land. */
export const listedBorders = ({ areas, corrections, routes = [] }: Gazetteer): readonly ListedBorder[] => {
  const listed = new Set(corrections.map(({ a, b }) => `${a} ${b}`));
  const lands = new Set(areas.flatMap(({ kind, number }) => (kind === 'land' ? [number] : [])));
  const byLand = routes.filter(
    ({ a, b, by }) => by === 'land' && lands.has(a) && lands.has(b) && !listed.has(`${a} ${b}`),
  );
  return [
    ...corrections,
    ...byLand.map(({ a, b, line }) => ({ a, b, kind: 'land', why: '', line, file: 'routes.csv' }) as const),
  ];
};

const gridOver = ({ width, height, areas, wilds }: Pick<World, 'width' | 'height' | 'areas' | 'wilds'>): RouteGrid => {
  const [columns, rows] = [Math.floor(width / STEP) + 1, Math.floor(height / STEP) + 1];
  const owners = new Int32Array(columns * rows).fill(OPEN_WATER);
  const claim = (owner: number, rings: World['wilds']): void => {
    const isIn = landTest(rings.map(ringOf));
    const extent = boxOf(rings.flatMap(ringOf));
    for (let row = Math.ceil(extent.top / STEP); row * STEP <= extent.bottom && row < rows; row += 1) {
      for (let column = Math.ceil(extent.left / STEP); column * STEP <= extent.right && column < columns; column += 1) {
        if (isIn([column * STEP, row * STEP])) owners[row * columns + column] = owner;
      }
    }
  };
  claim(WILD_LAND, wilds);
  for (const { number, rings } of areas) claim(number, rings);
  const nearest = (place: number, most: number): number => Math.max(0, Math.min(most - 1, Math.round(place / STEP)));
  return {
    columns,
    rows,
    step: STEP,
    owners,
    spotOf: (column, row) => [column * STEP, row * STEP],
    knotAt: ([x, y]) => nearest(y, rows) * columns + nearest(x, columns),
  };
};
