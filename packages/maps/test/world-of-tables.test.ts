import type { Route, World, WorldBarrier, WorldRoute } from '@chancery/core';
import { faultsOfWorld, packWorld, readWorld, unpackWorld, type WorldFault, worldFaultText } from '@chancery/maps';
import { growFromPoints } from '@chancery/maps/grow';
import { describe, expect, test } from 'vitest';

/** Two rows of three; West and East lie on one island with the middle, and routes lead on by sea as well. */
const AREAS = ['West', 'Middle', 'East', 'Low West', 'Low Middle', 'Low East'].map((name, at) => ({
  number: at + 1,
  name,
  kind: 'land' as const,
  x: 10 * (at % 3),
  y: at < 3 ? 0 : 10,
}));
const ROUTES: readonly Route[] = [
  { a: 1, b: 2, by: 'land', figures: [3, 1] },
  { a: 1, b: 3, by: 'sea', figures: [9, 2] },
  { a: 2, b: 3, by: 'land', figures: [2, 1] },
  { a: 2, b: 3, by: 'sea', figures: [1, 1] },
  { a: 1, b: 4, by: 'land', figures: [4] },
  { a: 4, b: 5, by: 'land', figures: [4] },
  { a: 5, b: 6, by: 'land', figures: [4] },
];

const world = ((): World => {
  const result = growFromPoints(
    AREAS,
    { routes: ROUTES, routeFigures: ['points', 'attrition'] },
    { id: 'w', title: 'W' },
  );
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
})();
const barred = world.barred ?? [];
const routes = world.routes ?? [];

describe('a world that follows tables', () => {
  test('is read and packed with its barriers and routes', () => {
    expect(faultsOfWorld(world)).toEqual([]);
    expect(barred.length).toBeGreaterThan(0);
    expect(readWorld(JSON.parse(JSON.stringify(world)))).toEqual({ ok: true, value: world });
    expect(unpackWorld(JSON.parse(JSON.stringify(packWorld(world))))).toEqual(world);
  });

  test('is refused where a barrier or a route has not its shape', () => {
    const spoilt = {
      ...world,
      barred: [{ a: 1, b: 2 }],
      routes: [{ ...routes[0], by: 'air', figures: ['x'], line: [1] }],
      routeFigures: [3],
      borders: [{ ...world.borders[0], tied: 'yes' }],
    };
    const read = readWorld(JSON.parse(JSON.stringify(spoilt)));
    expect(read.ok ? [] : read.error.map(({ path, text }) => `${path}: ${text}`)).toEqual([
      'borders[0].tied: wanted: true, or nothing at all',
      'barred[0].lines: wanted: a list',
      'routes[0].by: wanted: land | sea',
      'routes[0].figures[0]: wanted: a whole number',
      'routes[0].line: wanted: x, y of at least 2 points, whole numbers',
      'routeFigures[0]: wanted: a text',
    ]);
  });
});

const [first] = barred as readonly [WorldBarrier];
const [route] = routes as readonly [WorldRoute];
const nameOf = (number: number): string => `${number} ${AREAS[number - 1]?.name}`;
const pair = `${nameOf(first.a)} and ${nameOf(first.b)}`;
const withRoute = (change: Partial<WorldRoute>): World => ({
  ...world,
  routes: [{ ...route, ...change }, ...routes.slice(1)],
});
const border = world.borders.find(({ a, b }) => a === 1 && b === 2);
if (border === undefined) throw new Error('West and Middle have no border');

const CASES: readonly (readonly [string, World, WorldFault['code'], string])[] = [
  [
    'what touches without a barrier',
    { ...world, barred: barred.slice(1) },
    'unbarred-touch',
    `${pair} touch, but have neither a border nor a barrier.`,
  ],
  [
    'a barrier twice',
    { ...world, barred: [...barred, first] },
    'duplicate-barrier',
    `The barrier of ${pair} is given twice.`,
  ],
  [
    'a barrier seen from the wrong side',
    { ...world, barred: [...barred, { a: 3, b: 1, lines: [] }] },
    'backward-barrier',
    'The barrier of 3 East and 1 West must stand the other way round.',
  ],
  [
    'a barrier where nothing touches',
    { ...world, barred: [...barred, { a: 1, b: 6, lines: first.lines }] },
    'barrier-apart',
    'The barrier of 1 West and 6 Low East does not lie on both their outlines.',
  ],
  [
    'a barrier on a border',
    { ...world, barred: [...barred, { a: 1, b: 2, lines: border.lines }] },
    'barred-border',
    '1 West and 2 Middle have both a border and a barrier.',
  ],
  [
    'a tie where areas touch',
    { ...world, borders: world.borders.map((known) => (known === border ? { ...known, tied: true } : known)) },
    'tied-touch',
    '1 West and 2 Middle are tied although they touch.',
  ],
  [
    'a border of areas apart that is not tied',
    { ...world, borders: [...world.borders, { a: 1, b: 6, kind: 'land', lines: [[...(border.lines[0] ?? [])]] }] },
    'untied-border',
    '1 West and 6 Low East have a border, but do not touch and are not tied.',
  ],
  [
    'a route to nowhere',
    withRoute({ b: 9 }),
    'unknown-route-end',
    'The route of 1 West and area 9 by land: there is no 9.',
  ],
  ['a route to itself', withRoute({ b: 1 }), 'self-route', 'A route leads from 1 West to itself.'],
  [
    'a route twice',
    { ...world, routes: [...routes, route] },
    'duplicate-route',
    'The route of 1 West and 2 Middle by land is given twice.',
  ],
  [
    'figures that are none',
    withRoute({ figures: [-1] }),
    'bad-figures',
    'The route of 1 West and 2 Middle by land: at most 2 figures, whole numbers from 0.',
  ],
  [
    'a route seen from the wrong side',
    withRoute({ a: 2, b: 1 }),
    'backward-route',
    'The route of 2 Middle and 1 West by land must stand the other way round.',
  ],
  [
    'a line that runs elsewhere',
    withRoute({ line: [...route.line].reverse() }),
    'route-apart',
    'The route of 1 West and 2 Middle by land does not run from the one to the other.',
  ],
  [
    'what no route leads to',
    { ...world, routes: routes.filter(({ b }) => b !== 3), borders: world.borders.filter(({ b }) => b !== 3) },
    'unreachable',
    '3 East cannot be reached from the rest of the world.',
  ],
];

test.each(CASES)('%s is a fault', (_, spoilt, code, text) => {
  const fault = faultsOfWorld(spoilt).find((found) => found.code === code);
  expect(fault && worldFaultText(fault, spoilt)).toBe(text);
});
