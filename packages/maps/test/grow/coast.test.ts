import { describe, expect, test } from 'vitest';
import { readAtlas, readCoast } from '../../src/grow/coast.ts';
import { cutNarrows } from '../../src/grow/cut-narrows.ts';
import { landTest } from '../../src/grow/land-test.ts';
import { layoutOf } from '../../src/grow/layout.ts';
import { type Ring, type Spot, signedArea, within } from '../../src/grow/plane.ts';
import { smoothCoast } from '../../src/grow/smooth-coast.ts';
import { SETTINGS } from './small-realm.ts';

const BLOCK: Ring = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

/** A block with something at the middle of its upper side. */
const withTop = (...top: readonly Spot[]): Ring => [
  [0, 0],
  ...top,
  [100, 0],
  [100, 100],
  [60, 100],
  [40, 100],
  [0, 100],
];

describe('smoothing a coast', () => {
  test('leaves out small bends and keeps large ones', () => {
    const [smooth] = smoothCoast([withTop([30, 0], [50, -1], [70, 0], [85, 30])], 70);
    expect(smooth).not.toContainEqual([50, -1]);
    expect(smooth).toContainEqual([85, 30]);
  });

  test('leaves out a needle before a broad bay of the same size', () => {
    const needle: Spot[] = [
      [49, 0],
      [50, -50],
      [51, 0],
    ];
    const bay: Spot[] = [
      [60, 0],
      [80, 2.5],
    ];
    const [smooth] = smoothCoast([withTop(...needle, ...bay)], 45);
    expect(smooth).not.toContainEqual([50, -50]);
    expect(smoothCoast([withTop(...bay)], 20)[0]).toContainEqual([80, 2.5]);
  });

  test('keeps a bend in which an island lies', () => {
    const islet: Ring = [
      [48, 3],
      [52, 3],
      [50, 6],
    ];
    expect(smoothCoast([withTop([50, 20]), islet], 10_000)[0]).toContainEqual([50, 20]);
  });

  test('never leaves less than a square', () => {
    expect(smoothCoast([BLOCK], 1_000_000)).toEqual([BLOCK]);
  });
});

describe('cutting narrows', () => {
  const lagoon: Spot[] = [
    [49, 0],
    [49, 5],
    [30, 8],
    [30, 20],
    [70, 20],
    [70, 8],
    [51, 5],
    [51, 0],
  ];
  const spit: Spot[] = [
    [49, 0],
    [49, -9],
    [51, -9],
    [51, 0],
  ];
  const inlets = { element: 'water', largest: 1500, keep: [] } as const;
  const spits = { element: 'land', largest: 60, keep: [] } as const;

  test('fills an inlet with a narrow mouth, and drops the island in it', () => {
    const islet: Ring = [
      [45, 12],
      [55, 12],
      [55, 16],
      [45, 16],
    ];
    expect(cutNarrows([withTop(...lagoon), islet], inlets)).toEqual([withTop([49, 0], [51, 0])]);
  });

  test('leaves an inlet that is wide, large, or a sea of the gazetteer', () => {
    const wide = withTop([45, 0], [45, 20], [55, 20], [55, 0]);
    expect(cutNarrows([wide], inlets)).toEqual([wide]);
    expect(cutNarrows([withTop(...lagoon)], { ...inlets, largest: 100 })[0]).toContainEqual([70, 20]);
    expect(cutNarrows([withTop(...lagoon)], { ...inlets, keep: [[40, 15]] })[0]).toContainEqual([70, 20]);
  });

  test('works whichever way round the ring runs', () => {
    const turned = [...withTop(...lagoon)].reverse();
    expect(cutNarrows([turned], inlets)[0]).toHaveLength(8);
  });

  test('cuts a tongue of land off, unless a place stands on it', () => {
    expect(cutNarrows([withTop(...spit)], spits)).toEqual([withTop([49, 0], [51, 0])]);
    expect(cutNarrows([withTop(...spit)], { ...spits, keep: [[50, -8]] })).toEqual([withTop(...spit)]);
  });

  test('takes the shore of a lake for what it is', () => {
    const frame: Ring = [
      [-50, -50],
      [150, -50],
      [150, 150],
      [-50, 150],
    ];
    expect(cutNarrows([frame, withTop(...spit)], { ...inlets, largest: 60 })[1]).toEqual(withTop([49, 0], [51, 0]));
    expect(cutNarrows([frame, withTop(...spit)], spits)[1]).toEqual(withTop(...spit));
  });

  test('keeps a whole small island, narrow as it is', () => {
    const sliver: Ring = [
      [0, 0],
      [20, 0],
      [20, 2],
      [0, 2],
    ];
    expect(cutNarrows([sliver], spits)).toEqual([sliver]);
  });
});

describe('the land test', () => {
  test('agrees with the plain question everywhere', () => {
    const coast = [
      withTop([50, 30]),
      [
        [40, 60],
        [60, 60],
        [50, 80],
      ] as Ring,
    ];
    const isLand = landTest(coast);
    const spots = Array.from(
      { length: 900 },
      (_, index): Spot => [(index % 30) * 4 - 9.5, Math.floor(index / 30) * 4 - 9.5],
    );
    expect(spots.map(isLand)).toEqual(spots.map((spot) => within(coast, spot)));
    expect(spots.filter(isLand).length).toBeGreaterThan(400);
  });
});

describe('coasts from files', () => {
  test('an atlas gives its polygons, without specks turned inside out', () => {
    const square = [
      [0, 0],
      [0, 10],
      [10, 10],
      [10, 0],
      [0, 0],
    ];
    const atlas = {
      type: 'Topology',
      arcs: [square, [...square].reverse()],
      objects: { land: { type: 'GeometryCollection', geometries: [{ type: 'MultiPolygon', arcs: [[[0]], [[1]]] }] } },
    };
    expect(readAtlas(atlas)).toEqual([[square]]);
  });

  test.each([
    [
      'a polygon',
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      },
      1,
    ],
    ['several', { type: 'MultiPolygon', coordinates: [[[[0, 0]]], [[[1, 1]]]] }, 2],
  ])('GeoJSON: %s', (_, json, count) => {
    const land = readCoast(json);
    expect(land.ok && land.value.length).toBe(count);
  });

  test.each([[null], [7], [{ type: 'Point', coordinates: [1, 2] }], [{ type: 'Polygon', coordinates: [[['a', 2]]] }]])(
    'anything else is refused: %j',
    (json) => {
      expect(readCoast(json)).toEqual({ ok: false, error: ['a GeoJSON Polygon or MultiPolygon is wanted'] });
    },
  );
});

describe('the layout', () => {
  test('of a plane turns it upside down and fits it to the width', () => {
    const { place, frame } = layoutOf(SETTINGS);
    expect(frame).toEqual({ left: 0, top: 0, right: 1000, bottom: 500 });
    expect(place({ lat: 100, lon: 0 })).toEqual([0, 0]);
    expect(place({ lat: 10, lon: 40 })).toEqual([200, 450]);
  });

  const europe = layoutOf({
    ...SETTINGS,
    projection: { kind: 'conic-conformal', parallels: [40, 60], meridian: 15 },
    frame: { west: [40, -10], east: [40, 40], north: [65, 15], south: [30, 15] },
  });

  test('of a globe puts each edge through its place', () => {
    expect(europe.place({ lat: 40, lon: -10 })[0]).toBeCloseTo(0);
    expect(europe.place({ lat: 40, lon: 40 })[0]).toBeCloseTo(1000);
    expect(europe.place({ lat: 65, lon: 15 })[1]).toBeCloseTo(0);
    expect(Math.abs(europe.place({ lat: 30, lon: 15 })[1] - europe.frame.bottom)).toBeLessThan(1);
    expect(europe.place({ lat: 50, lon: 15 })[0]).toBeCloseTo(500);
  });

  test('cuts the coast a little beyond the frame', () => {
    const along = (lat: number): number[][] => Array.from({ length: 31 }, (_, step) => [5 * step - 60, lat]);
    const north = along(75);
    const [ring] = europe.rings([[[...north, ...along(20).reverse(), north[0] as number[]]]]);
    expect(Math.abs(signedArea(ring ?? []))).toBeCloseTo(1100 * (europe.frame.bottom + 100), 0);
  });
});
