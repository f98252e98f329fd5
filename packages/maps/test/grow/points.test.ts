import type { BorderKind } from '@chancery/core';
import { faultsOfWorld } from '@chancery/maps';
import {
  type GivenTables,
  growFromPoints,
  POINT_LIMITS,
  type PointArea,
  type PointFault,
  pointFaultText,
} from '@chancery/maps/grow';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const HEAD = { id: 'isle', title: 'The isle' };

const area = (number: number, x: number, y: number, more: Partial<PointArea> = {}): PointArea => ({
  number,
  name: `Area ${number}`,
  kind: 'land',
  x,
  y,
  ...more,
});

const grown = (areas: readonly PointArea[], given: GivenTables = {}) => {
  const result = growFromPoints(areas, given, HEAD);
  if (!result.ok) throw new Error(result.error.map(pointFaultText).join('\n'));
  return result.value;
};

const pairs = (list: readonly { readonly a: number; readonly b: number }[] = []): readonly string[] =>
  list.map(({ a, b }) => `${Math.min(a, b)}-${Math.max(a, b)}`).sort();

/** Two rows of three, ten miles apart. */
const SIX = [area(1, 0, 0), area(2, 10, 1), area(3, 20, 0), area(4, 1, 10), area(5, 11, 11), area(6, 20, 10)];

describe('a world from points', () => {
  test('has the areas where they lie, and borders where they touch', () => {
    const world = grown(SIX);
    expect(faultsOfWorld(world)).toEqual([]);
    expect(world).toMatchObject(HEAD);
    expect(Object.keys(world)).not.toEqual(expect.arrayContaining(['barred', 'routes']));
    expect(world.areas.map(({ number, name, kind, terrain }) => [number, name, kind, terrain])).toEqual(
      SIX.map(({ number, name }) => [number, name, 'land', 'plain']),
    );
    const [first, second] = world.areas;
    expect(first?.seat.x).toBeLessThan(second?.seat.x as number);
    expect(pairs(world.borders)).toEqual(expect.arrayContaining(['1-2', '2-3', '1-4', '2-5', '3-6', '4-5', '5-6']));
  });

  test('is the same for the same points, and another for another seed', () => {
    expect(grown(SIX)).toEqual(grown(SIX));
    const other = growFromPoints(SIX, {}, { ...HEAD, seed: 'other' });
    expect(other.ok && other.value.areas).not.toEqual(grown(SIX).areas);
  });

  test('follows the table: what touches without a border is barred, what borders without touching is tied', () => {
    const borders = [
      { a: 1, b: 2, kind: 'river' as const },
      { b: 2, a: 3 },
      { a: 1, b: 6 },
      { a: 4, b: 1 },
      { a: 5, b: 4, kind: 'bridge' as const },
    ];
    const world = grown(SIX, { borders });
    expect(faultsOfWorld(world)).toEqual([]);
    expect(world.borders.map(({ a, b, kind }) => [a, b, kind])).toEqual([
      [1, 2, 'river'],
      [1, 4, 'land'],
      [1, 6, 'land'],
      [2, 3, 'land'],
      [4, 5, 'bridge'],
    ]);
    expect(world.borders.filter(({ tied }) => tied).map(({ a, b }) => [a, b])).toEqual([]);
    expect(world.barred?.length).toBeGreaterThan(0);
    const crossed = grown([area(1, 0, 0), area(2, 10, 0), area(3, 20, 0), area(4, 10, -9), area(5, 10, 9)], {
      borders: [
        { a: 1, b: 2 },
        { a: 2, b: 3 },
        { a: 2, b: 4 },
        { a: 2, b: 5 },
        { a: 4, b: 5 },
        { a: 1, b: 3 },
      ],
    });
    expect(faultsOfWorld(crossed)).toEqual([]);
    expect(crossed.borders.filter(({ tied }) => tied)).not.toEqual([]);
  });

  test('joins by routes what no border joins: islands need no sea', () => {
    const routes = [
      { a: 1, b: 2, by: 'land' as const, figures: [3, 1] },
      { a: 1, b: 4, by: 'land' as const, figures: [2, 2] },
      { a: 4, b: 1, by: 'sea' as const, figures: [1, 1] },
      { a: 6, b: 1, by: 'sea' as const, figures: [7, 2] },
      { a: 5, b: 6, by: 'land' as const, figures: [] },
      { a: 3, b: 6, by: 'land' as const, figures: [4] },
    ];
    const world = grown(SIX, { routes, routeFigures: ['movement points', 'attrition'] });
    expect(faultsOfWorld(world)).toEqual([]);
    expect(world.routeFigures).toEqual(['movement points', 'attrition']);
    expect(pairs(world.borders)).toEqual(['1-2', '1-4', '3-6', '5-6']);
    expect(world.routes?.map(({ a, b, by, figures }) => [a, b, by, figures])).toEqual([
      [1, 2, 'land', [3, 1]],
      [1, 4, 'land', [2, 2]],
      [1, 4, 'sea', [1, 1]],
      [1, 6, 'sea', [7, 2]],
      [3, 6, 'land', [4]],
      [5, 6, 'land', []],
    ]);
    expect(pairs(world.barred)).not.toContain('2-5');
  });

  test('has seas where points are seas, and straits between islands that nothing else joins', () => {
    const wet = grown([...SIX, area(7, 30, 5, { kind: 'sea' }), area(8, 40, 5)]);
    expect(faultsOfWorld(wet)).toEqual([]);
    expect(wet.borders.filter(({ kind }) => kind === 'coast').map(({ b }) => b)).toContain(8);
    const islands = grown(SIX.map((it) => ({ ...it, island: it.y < 5 ? 'north' : 'south' })));
    expect(faultsOfWorld(islands)).toEqual([]);
    const between = islands.borders.filter(({ a, b }) => a <= 3 !== b <= 3);
    expect(between.map(({ kind }) => kind)).toContain('strait');
    expect(between.map(({ kind }) => kind)).not.toContain('land');
  });

  test('has land of nobody behind inland areas', () => {
    expect(grown(SIX).wilds).toEqual([]);
    const inland = grown(SIX.map((it) => ({ ...it, coastal: it.y > 5 })));
    expect(faultsOfWorld(inland)).toEqual([]);
    expect(inland.wilds).not.toEqual([]);
  });

  test('of 200 areas keeps within its bytes', () => {
    const areas = Array.from({ length: 200 }, (_, at) =>
      area(at + 1, (at * 37) % 201, (at * 91) % 197, { kind: at % 7 === 3 ? 'sea' : 'land' }),
    );
    const world = grown(areas);
    expect(faultsOfWorld(world)).toEqual([]);
    expect(JSON.stringify(world).length).toBeLessThan(2500 * areas.length);
  });
});

const REFUSED: readonly (readonly [string, readonly PointArea[], GivenTables, string])[] = [
  ['nothing', [], {}, 'A map needs at least one land area.'],
  ['seas only', [area(1, 0, 0, { kind: 'sea' })], {}, 'A map needs at least one land area.'],
  [
    'too many areas',
    Array.from({ length: POINT_LIMITS.areas + 1 }, (_, at) => area(at + 1, at, 0)),
    {},
    '401 areas are too many: at most 400.',
  ],
  ['a bad number', [area(0, 0, 0)], {}, 'Numbers of areas are whole, from 1 to 65535.'],
  ['a number twice', [area(1, 0, 0), area(1, 5, 0, { name: 'Other' })], {}, 'The number 1 is given to two areas.'],
  ['no name', [area(1, 0, 0, { name: ' ' })], {}, 'A name has 1 to 60 characters.'],
  ['a name twice', [area(1, 0, 0), area(2, 5, 0, { name: 'AREA 1' })], {}, 'Two areas are called AREA 1.'],
  ['a place without end', [area(1, 0, Number.NaN)], {}, 'Area 1: x and y are numbers from -1000000 to 1000000.'],
  ['a place twice', [area(1, 2, 3), area(2, 2, 3)], {}, 'Area 2 lies in the very place of Area 1.'],
  ['a border to nowhere', SIX, { borders: [{ a: 1, b: 9 }] }, 'The border leads to 9, but no area has that number.'],
  ['a border with itself', SIX, { borders: [{ a: 1, b: 1 }] }, 'The border leads from an area to itself.'],
  [
    'a border twice',
    SIX,
    {
      borders: [
        { a: 1, b: 2 },
        { a: 2, b: 1 },
      ],
    },
    'The border is given twice.',
  ],
  [
    'a border that cannot be',
    SIX,
    { borders: [{ a: 1, b: 2, kind: 'sea' as BorderKind }] },
    'A border between these areas is not of kind sea; it can be land, mountain, river, bridge, strait.',
  ],
  [
    'figures that are none',
    SIX,
    { routes: [{ a: 1, b: 2, by: 'sea', figures: [1, 2, 3] }] },
    'A route has at most two figures, whole numbers from 0.',
  ],
  [
    'an area that nothing leads to',
    SIX.slice(0, 3),
    { borders: [{ a: 1, b: 2 }] },
    'Area 3 cannot be reached from most of the map: it lacks a border or a route.',
  ],
];

test.each(REFUSED)('%s: no world', (_, areas, given, text) => {
  const refused = growFromPoints(areas, given, HEAD);
  expect(refused.ok ? [] : refused.error.map(pointFaultText)).toContain(text);
});

/** Points anywhere, some of them in a crowd, and a table that joins them all and then some. */
const realms = fc
  .record({
    places: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 })), {
      minLength: 1,
      maxLength: 22,
      selector: ([x, y]) => `${x} ${y}`,
    }),
    seas: fc.array(fc.boolean(), { minLength: 22, maxLength: 22 }),
    links: fc.array(fc.nat(), { minLength: 22, maxLength: 22 }),
    further: fc.array(fc.tuple(fc.nat(21), fc.nat(21)), { maxLength: 20 }),
    mode: fc.constantFrom('free', 'borders', 'routes'),
  })
  .map(({ places, seas, links, further, mode }) => {
    const areas = places.map(([x, y], at) => area(at + 1, x, y, { kind: at > 0 && seas[at] ? 'sea' : 'land' }));
    const tree = areas.slice(1).map((_, at) => [at + 2, ((links[at] as number) % (at + 1)) + 1] as const);
    const all = [...tree, ...further.map(([a, b]) => [a + 1, b + 1] as const)];
    const known = new Set<string>();
    const table = all.flatMap(([a, b]) => {
      const key = pairs([{ a, b }])[0] as string;
      if (a === b || Math.max(a, b) > areas.length || known.has(key)) return [];
      known.add(key);
      return [{ a, b }];
    });
    const routes = table.map(({ a, b }, at) => ({
      a,
      b,
      by: at % 3 === 0 ? ('sea' as const) : ('land' as const),
      figures: [at],
    }));
    const given: GivenTables = mode === 'free' ? {} : mode === 'borders' ? { borders: table } : { routes };
    return { areas, given };
  });

/** A few points may be too close; nothing else may keep a world from being grown. */
const ALLOWED: readonly PointFault['code'][] = ['too-close'];

test('any points with any table give a world without a fault', () => {
  fc.assert(
    fc.property(realms, ({ areas, given }) => {
      const result = growFromPoints(areas, given, HEAD);
      if (!result.ok) {
        expect(result.error.filter(({ code }) => !ALLOWED.includes(code)).map(pointFaultText)).toEqual([]);
        return;
      }
      expect(faultsOfWorld(result.value)).toEqual([]);
      if (given.borders !== undefined) expect(pairs(result.value.borders)).toEqual(pairs(given.borders));
      if (given.routes !== undefined) {
        expect(pairs(result.value.routes)).toEqual(pairs(given.routes));
        expect(pairs(result.value.borders)).toEqual(pairs(given.routes.filter(({ by }) => by === 'land')));
      }
    }),
    { numRuns: 40 },
  );
});
