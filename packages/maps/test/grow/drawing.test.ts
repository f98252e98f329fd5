import { describe, expect, test } from 'vitest';
import { arrange } from '../../src/grow/arrange.ts';
import { claimFaces } from '../../src/grow/claim.ts';
import { BEYOND_ALL, facesOf } from '../../src/grow/faces.ts';
import { landTest } from '../../src/grow/land-test.ts';
import { outlinesOf } from '../../src/grow/outlines.ts';
import type { Ring, Spot } from '../../src/grow/plane.ts';
import { type Site, UNCLAIMED, WILD } from '../../src/grow/sites.ts';

const FRAME = { left: 0, top: 0, right: 100, bottom: 100 };

/** A square island in the middle of the frame. */
const ISLAND: Ring = [
  [20, 20],
  [80, 21],
  [80, 80],
  [21, 80],
];

/** Cut in two from top to bottom. */
const MERIDIAN = {
  spots: [
    [50, 10],
    [51, 60],
    [50, 90],
  ] as readonly Spot[],
  stroke: 'land',
} as const;

const drawn = (coast: readonly Ring[], lines: Parameters<typeof arrange>[1]) => {
  const isLand = landTest(coast);
  const drawing = arrange(coast, lines, FRAME, isLand);
  return { drawing, faces: facesOf(drawing, isLand) };
};

const land = (owner: number, at: Spot): Site => ({ owner, element: 'land', at, main: true });
const water = (owner: number, at: Spot): Site => ({ owner, element: 'water', at, main: true });

describe('the drawing', () => {
  test('makes one spot of each crossing, shared by both lines', () => {
    const { drawing } = drawn([ISLAND], [MERIDIAN]);
    const ends = drawing.edges.flatMap(({ from, to }) => [from, to]);
    const crossings = drawing.spots.filter(
      ([x, y], spot) => Math.abs(x - 50.5) < 1 && (y < 40 || y > 70) && ends.includes(spot),
    );
    expect(crossings).toHaveLength(2);
    for (const crossing of crossings) {
      const spot = drawing.spots.indexOf(crossing);
      expect(ends.filter((end) => end === spot)).toHaveLength(3);
    }
  });

  test('leaves out what runs in the other element or beyond the frame', () => {
    const far = {
      spots: [
        [-9, 50],
        [-9, 150],
        [150, 150],
      ] as readonly Spot[],
      stroke: 'water',
    } as const;
    const { drawing } = drawn([ISLAND], [MERIDIAN, far]);
    const strokes = drawing.edges.filter(({ stroke }) => stroke === 'land').flatMap(({ from, to }) => [from, to]);
    for (const spot of strokes) expect(drawing.spots[spot]?.[1]).toBeGreaterThan(19);
    expect(strokes).toHaveLength(4);
    expect(drawing.edges.filter(({ stroke }) => stroke === 'water')).toEqual([]);
    expect(drawing.edges.filter(({ stroke }) => stroke === 'frame')).toHaveLength(4);
  });

  test('cuts the coast at the frame', () => {
    const cape: Ring = [
      [60, 40],
      [140, 41],
      [140, 60],
      [60, 61],
    ];
    const { drawing, faces } = drawn([cape], []);
    expect(drawing.edges.filter(({ stroke }) => stroke === 'frame')).toHaveLength(6);
    expect(Math.max(...drawing.edges.map(({ to }) => drawing.spots[to]?.[0] ?? 0))).toBe(100);
    expect(faces.faces).toHaveLength(3);
  });

  test('survives a line that runs exactly through a bend of the coast', () => {
    const diamond: Ring = [
      [50, 20],
      [80, 50],
      [50, 80],
      [20, 50],
    ];
    const straight = {
      spots: [
        [50, -10],
        [50, 110],
      ] as readonly Spot[],
      stroke: 'land',
    } as const;
    const { faces } = drawn([diamond], [straight]);
    expect(faces.faces.filter(({ isLand }) => isLand)).toHaveLength(2);
  });
});

describe('faces', () => {
  const { drawing, faces } = drawn([ISLAND], [MERIDIAN]);

  test('are what the lines enclose, with what lies in them as holes', () => {
    expect(faces.faces).toHaveLength(4);
    const sea = faces.faces.find(({ isLand, rings }, face) => face !== BEYOND_ALL && !isLand && rings.length === 2);
    expect(sea?.rings[1]).toHaveLength(6);
    expect(faces.faces.filter(({ isLand }) => isLand)).toHaveLength(2);
  });

  test('have every side exactly once', () => {
    expect(faces.sides).toHaveLength(2 * drawing.edges.length);
    for (const [index, { twin, next, to }] of faces.sides.entries()) {
      expect(faces.sides[twin]?.twin).toBe(index);
      expect(faces.sides[next]?.from).toBe(to);
    }
  });
});

describe('claims', () => {
  const { drawing, faces } = drawn([ISLAND], [MERIDIAN]);
  const claim = (...sites: Site[]): readonly number[] => claimFaces(faces, drawing.spots, sites);
  const west = faces.faces.findIndex(({ isLand, rings }) => isLand && rings[0]?.some(([x]) => x < 30));
  const east = faces.faces.findIndex(({ isLand, rings }) => isLand && rings[0]?.some(([x]) => x > 70));

  test('a face goes to the site in it', () => {
    const owners = claim(land(1, [30, 50]), land(2, [70, 50]), water(9, [5, 5]));
    expect([owners[west], owners[east]]).toEqual([1, 2]);
    expect([...owners].sort()).toEqual([UNCLAIMED, 1, 2, 9].sort());
  });

  test('a face without a site joins its neighbour on land, never in water', () => {
    const owners = claim(land(1, [30, 50]), water(9, [5, 5]));
    expect([owners[west], owners[east]]).toEqual([1, 1]);
  });

  test('a site of the wrong element claims nothing', () => {
    const owners = claim(water(9, [30, 50]), land(1, [70, 50]));
    expect(owners).not.toContain(9);
  });

  test('land far from every site is wild, water is nobody’s', () => {
    const owners = claim();
    expect([owners[west], owners[east], owners[BEYOND_ALL]]).toEqual([WILD, WILD, UNCLAIMED]);
    expect(owners.filter((owner) => owner === UNCLAIMED)).toHaveLength(2);
  });

  test('beyond the frame is nobody’s, also where land goes on', () => {
    const cape: Ring = [
      [-40, -40],
      [60, -40],
      [60, 50],
      [-40, 50],
    ];
    const { drawing, faces } = drawn([cape], []);
    const owners = claimFaces(faces, drawing.spots, [land(1, [30, 30]), water(9, [80, 80])]);
    expect(owners[BEYOND_ALL]).toBe(UNCLAIMED);
    expect([...owners].sort()).toEqual([UNCLAIMED, 1, 9].sort());
  });
});

describe('outlines', () => {
  const { drawing, faces } = drawn([ISLAND], [MERIDIAN]);
  const owners = claimFaces(faces, drawing.spots, [land(1, [30, 50]), land(2, [70, 50]), water(9, [5, 5])]);
  const { arcs, ringsOf } = outlinesOf(faces, drawing.spots, owners);
  const between = (one: number, other: number) =>
    arcs.filter(({ left, right }) => [left, right].includes(one) && [left, right].includes(other));

  test('store the line between two owners once', () => {
    expect(between(1, 2)).toHaveLength(1);
    expect(between(1, 9)).toHaveLength(1);
    expect(between(2, 9)).toHaveLength(1);
    expect(between(9, UNCLAIMED)).toHaveLength(1);
    expect(arcs).toHaveLength(4);
  });

  test('close around each owner: outer rings one way round, holes the other', () => {
    expect(ringsOf.get(1)).toHaveLength(1);
    expect(ringsOf.get(9)).toHaveLength(2);
    expect(ringsOf.get(9)?.map((ring) => ring.length / 2)).toEqual(expect.arrayContaining([4, 6]));
  });

  test('vanish inside one owner', () => {
    const joined = outlinesOf(
      faces,
      drawing.spots,
      owners.map((owner) => (owner === 2 ? 1 : owner)),
    );
    expect(joined.arcs).toHaveLength(2);
    expect(joined.ringsOf.get(1)?.map((ring) => ring.length / 2)).toEqual([6]);
  });
});
