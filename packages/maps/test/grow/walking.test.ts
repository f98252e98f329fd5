import type { World } from '@chancery/core';
import { covers, faultsOfWorld } from '@chancery/maps';
import { growWorld, readSettings } from '@chancery/maps/grow';
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../src/grow/layout.ts';
import { AREAS, areaOf, borderKind, gazetteer, grown, LAND, SETTINGS } from './small-realm.ts';

const WALKING = { cells: 'walking', roughness: 4 } as const;

/** A spot of the small realm: its plane runs up, and is five units to one. */
const at = (lat: number, lon: number) => ({ x: lon * 5, y: (100 - lat) * 5 });

describe('cells by walking distance', () => {
  test('what lies across a bay goes to whom it is nearest on foot, not in a straight line', () => {
    const areas = AREAS.replace('2,Middle,land,60,70,forest,80 75,5', '2,Middle,land,25,60,forest,,5').replace(
      '3,East,land,50,100,hill,25 95;75 105,4',
      '3,East,land,85,90,hill,,4',
    );
    const across = at(25, 76);
    const straight = grown(areas, '', { roughness: 4 }).world;
    const walked = grown(areas, '', WALKING).world;
    expect(covers(areaOf(straight, 'Middle').rings, across)).toBe(true);
    expect(covers(areaOf(walked, 'East').rings, across)).toBe(true);
    expect(faultsOfWorld(walked)).toEqual([]);
  });

  test('an island without a place goes whole to whom it lies nearest', () => {
    expect(covers(areaOf(grown(AREAS, '', WALKING).world, 'East').rings, at(40, 127))).toBe(true);
  });

  test('the same input gives the same world, another seed another', () => {
    const [one, other, third] = [{}, {}, { seed: 'else' }].map((more) =>
      JSON.stringify(grown(AREAS, '', { ...WALKING, roughness: 18, ...more }).world),
    );
    expect(one).toBe(other);
    expect(one).not.toBe(third);
  });

  test("what lies outside is nobody's, on land and in water", () => {
    const outside = [
      { of: 'land', east: 25 },
      { of: 'water', north: 10 },
    ] as const;
    const { world } = grown(AREAS, '', { ...WALKING, outside });
    expect(covers(areaOf(grown(AREAS, '', WALKING).world, 'West').rings, at(40, 21))).toBe(true);
    expect(covers(areaOf(world, 'West').rings, at(40, 21))).toBe(false);
    expect(covers(world.wilds, at(40, 21))).toBe(true);
    expect(world.areas.some(({ rings }) => covers(rings, at(5, 40)))).toBe(false);
  });

  test('a channel parts land, for walkers and on the map', () => {
    const channels = [
      {
        name: 'Cut',
        way: [
          [100, 85],
          [0, 85],
        ],
        width: 8,
      },
    ] as const;
    const { world } = grown(AREAS, '', { ...WALKING, channels });
    expect(world.areas.some(({ kind, rings }) => kind === 'land' && covers(rings, at(60, 85)))).toBe(false);
    expect(borderKind(world, 'Middle', 'East')).toBeUndefined();
    expect(borderKind(grown(AREAS, '', WALKING).world, 'Middle', 'East')).toBe('land');
  });

  test('an enlarged island covers so many times its breadth, where it is moved to', () => {
    const sizeOf = (
      enlarged: readonly { name: string; at: [number, number]; to?: [number, number]; tenths: number }[],
    ) => {
      const [ring = []] = areaOf(grown(AREAS, '', { ...WALKING, enlarged }).world, 'Island').rings;
      const xs = ring.filter((_, index) => index % 2 === 0);
      return { left: Math.min(...xs), across: Math.max(...xs) - Math.min(...xs) };
    };
    const [usual, half, moved] = [
      sizeOf([]),
      sizeOf([{ name: 'Island', at: [45, 155], tenths: 5 }]),
      sizeOf([{ name: 'Island', at: [45, 155], to: [45, 165], tenths: 5 }]),
    ];
    expect(half.across / usual.across).toBeCloseTo(0.5, 1);
    expect(moved.across).toBeCloseTo(half.across, -1);
    expect(moved.left).toBeGreaterThan(half.left + 20);
  });

  test('what is granted along a way belongs to the named area, and what lies outside stays so', () => {
    const granted = [
      {
        to: 'West',
        way: [
          [60, 40],
          [60, 66],
        ],
        width: 30,
      },
    ] as const;
    const [usual, given] = [[], granted].map((grants) => grown(AREAS, '', { ...WALKING, granted: grants }).world);
    expect(covers(areaOf(usual as World, 'West').rings, at(60, 66))).toBe(false);
    expect(covers(areaOf(given as World, 'West').rings, at(60, 66))).toBe(true);
    expect(covers(areaOf(given as World, 'Middle').rings, at(60, 66))).toBe(false);
    const outside = [{ of: 'land', east: 70 }] as const;
    const { world } = grown(AREAS, '', { ...WALKING, granted, outside });
    expect(covers(world.wilds, at(60, 66))).toBe(true);
    expect(faultsOfWorld(given as World)).toEqual([]);
  });

  test('a grant to an area that is not there is a fault', () => {
    const granted = [
      {
        to: 'Atlantis',
        way: [
          [60, 40],
          [60, 66],
        ],
        width: 8,
      },
    ] as const;
    expect(growWorld({ ...SETTINGS, ...WALKING, granted }, gazetteer(), LAND)).toEqual({
      ok: false,
      error: [{ file: 'grow.json', line: 1, text: 'granted[0].to: no land and no sea is called "Atlantis"' }],
    });
  });

  test('areas that touch a little and must not are parted, so that the table needs neither fence nor tie', () => {
    const table = [
      'West,Middle,land',
      'Middle,East,land',
      'West,North Sea,coast',
      'West,South Sea,coast',
      'Middle,North Sea,coast',
      'Middle,South Sea,coast',
      'Middle,Bay,coast',
      'East,Bay,coast',
      'East,North Sea,coast',
      'East,South Sea,coast',
      'East,Sound,coast',
      'Island,Sound,coast',
      'Island,North Sea,coast',
      'Island,South Sea,coast',
      'North Sea,Sound,sea',
      'South Sea,Sound,sea',
      'South Sea,Bay,sea',
    ];
    const { world, remarks } = grown(AREAS, `${table.join(',\n')},\n`, { ...WALKING, borders: 'given' });
    expect(faultsOfWorld(world)).toEqual([]);
    expect(world.borders).toHaveLength(table.length);
    expect(remarks.map(({ text }) => text)).toEqual(
      world.borders.filter(({ tied }) => tied).map(() => expect.any(String)),
    );
  });
});

describe('half a globe', () => {
  const GLOBE = {
    ...SETTINGS,
    projection: { kind: 'mercator', meridian: 20, lens: { at: [45, 15], radius: 20, percent: 80 } },
    frame: { west: [0, -30], east: [0, 70], north: [75, 20], south: [-20, 20] },
  } as const;

  test('its settings are read, and a lens that would fold the plane is a fault', () => {
    expect(readSettings(JSON.parse(JSON.stringify(GLOBE)))).toEqual({ ok: true, value: GLOBE });
    const folding = { ...GLOBE, projection: { ...GLOBE.projection, lens: { ...GLOBE.projection.lens, percent: 151 } } };
    expect(readSettings(folding)).toMatchObject({
      ok: false,
      error: ['projection.lens.percent: at most 150 is wanted'],
    });
  });

  test('a place is found again at its spot, and the lens enlarges about its middle alone', () => {
    const layout = layoutOf(GLOBE);
    const bare = layoutOf({ ...GLOBE, projection: { kind: 'mercator', meridian: 20 } });
    for (const [lat, lon] of [
      [45, 15],
      [44, 12.4],
      [60, 30],
      [-10, 60],
    ] as const) {
      const found = layout.placeAt(layout.place({ lat, lon }));
      expect([found.lat, found.lon]).toEqual([expect.closeTo(lat, 3), expect.closeTo(lon, 3)]);
    }
    const degree = (of: typeof layout, lon: number): number =>
      of.place({ lat: 45, lon: lon + 1 })[0] - of.place({ lat: 45, lon })[0];
    expect(degree(layout, 14.5) / degree(bare, 14.5)).toBeCloseTo(1.8, 1);
    expect(degree(layout, 68) / degree(bare, 68)).toBeCloseTo(1, 1);
  });

  test('every fault of channels, enlarged islands and what lies outside is told', () => {
    const read = readSettings({
      ...GLOBE,
      channels: [{ name: 'Cut', way: [[1, 2]], width: 'wide' }],
      granted: [{ way: [[1, 2]], width: 3 }],
      outside: [{ of: 'air' }],
    });
    expect(read).toMatchObject({
      error: expect.arrayContaining([
        'channels[0].way: a list of two places or more is wanted',
        'channels[0].width: a whole number from 0 is wanted',
        'granted[0].to: a text is wanted',
        'granted[0].way: a list of two places or more is wanted',
        'outside[0].of: land, or nothing at all, is wanted',
      ]),
    });
  });

  test('grows with its cells walked on the globe', () => {
    const result = growWorld({ ...SETTINGS, ...WALKING }, gazetteer(), LAND);
    expect(result.ok && faultsOfWorld(result.value.world)).toEqual([]);
  });
});
