import type { Line, World } from '@chancery/core';
import { faultsOfWorld, readWorld } from '@chancery/maps';
import { growWorld, worldText } from '@chancery/maps/grow';
import { describe, expect, test } from 'vitest';
import { crossingsOf, stretchesOf } from './crossings.ts';
import { AREAS, areaOf, borderKind, gazetteer, grown, LAND, SETTINGS } from './small-realm.ts';

const { world, remarks } = grown();

/** Twice the area within a ring; holes run the other way round and count below zero. */
const doubledArea = (ring: Line): number => {
  let sum = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    sum += (ring[at] as number) * (ring[next + 1] as number) - (ring[next] as number) * (ring[at + 1] as number);
  }
  return sum;
};

/** Where the coast of the island bends, in world units. */
const ISLAND_CORNERS = ['710 360', '855 345', '840 190', '750 200', '700 275'];

const allRings = ({ areas, wilds }: World): readonly Line[] => [...areas.flatMap(({ rings }) => rings), ...wilds];

const pointsOf = (line: Line): readonly string[] =>
  line.flatMap((x, at) => (at % 2 === 0 ? [`${x} ${line[at + 1]}`] : []));

describe('a grown world', () => {
  test('has no fault and no useless correction', () => {
    expect(faultsOfWorld(world)).toEqual([]);
    expect(remarks).toEqual([]);
  });

  test('holds whole numbers only, and is read again as it was written', () => {
    expect(allRings(world).flat().every(Number.isInteger)).toBe(true);
    expect(readWorld(JSON.parse(worldText(world)))).toEqual({ ok: true, value: world });
  });

  test('leaves no gap and no overlap: the outlines fill the frame exactly', () => {
    expect(allRings(world).reduce((sum, ring) => sum + doubledArea(ring), 0)).toBe(2 * world.width * world.height);
  });

  test('draws no line across another', () => {
    const lines = world.borders.flatMap((border) => border.lines);
    expect(crossingsOf(lines.flatMap(stretchesOf))).toEqual([]);
  });

  test('gives both neighbours the very same line', () => {
    for (const { a, b, lines } of world.borders) {
      const outlines = [a, b].map((number) =>
        world.areas.find((area) => area.number === number)?.rings.flatMap(pointsOf),
      );
      for (const outline of outlines) expect(outline).toEqual(expect.arrayContaining([...lines.flatMap(pointsOf)]));
    }
  });

  test('is the same byte for byte every time', () => {
    expect(worldText(grown().world)).toBe(worldText(world));
  });

  test('does not depend on the order of the gazetteer', () => {
    const [heading, ...lines] = AREAS.trim().split('\n');
    const turned = [heading, ...lines.reverse()].join('\n');
    expect(worldText(grown(turned).world)).toBe(worldText(world));
  });

  test('has other borders and the same coast with another seed', () => {
    const other = grown(AREAS, '', { seed: 'other' }).world;
    expect(other.borders).not.toEqual(world.borders);
    expect(areaOf(other, 'Island').rings.flatMap(pointsOf)).toEqual(expect.arrayContaining(ISLAND_CORNERS));
    expect(areaOf(world, 'Island').rings.flatMap(pointsOf)).toEqual(expect.arrayContaining(ISLAND_CORNERS));
  });

  test('takes width from the settings and height from the frame', () => {
    expect([world.width, world.height]).toEqual([1000, 500]);
  });

  test('puts seats where the places are', () => {
    expect(areaOf(world, 'West').seat).toEqual({ x: 200, y: 300 });
    expect(areaOf(world, 'North Sea').seat).toEqual({ x: 500, y: 20 });
  });
});

describe('who gets what', () => {
  test('an island with a site belongs to it wholly', () => {
    expect(areaOf(world, 'Island').rings).toHaveLength(1);
    expect(Math.abs(doubledArea(areaOf(world, 'Island').rings[0] ?? []))).toBeGreaterThan(2 * 20_000);
  });

  test('an islet without a site goes to the nearest coast', () => {
    expect(areaOf(world, 'East').rings).toHaveLength(2);
    expect(areaOf(world, 'Sound').rings).toHaveLength(2);
  });

  test('a speck is left out', () => {
    expect(allRings(world).filter((ring) => pointsOf(ring).includes('925 100'))).toEqual([]);
  });

  test('a speck on which a place stands stays', () => {
    const { world: withHermit } = grown(`${AREAS}20,Hermitage,land,80.5,185.5,rock,,0\n`);
    expect(areaOf(withHermit, 'Hermitage').rings).toHaveLength(1);
  });

  test('a cell does not reach across a bay: what it cuts off goes to the neighbour on that side', () => {
    const areas = AREAS.replace('1,West,land,40,40,plain,25 50', '1,West,land,30,60,plain,25 30;30 60')
      .replace('2,Middle,land,60,70,forest,80 75', '2,Middle,land,62,70,forest,80 75')
      .replace('25 95;75 105', '30 96;75 105');
    const west = areaOf(grown(areas).world, 'West');
    expect(west.rings).toHaveLength(1);
    expect(Math.max(...(west.rings[0] ?? []).filter((_, at) => at % 2 === 0))).toBeLessThan(5 * 67);
  });

  test('wild land belongs to nobody and borders nobody', () => {
    expect(world.wilds).toHaveLength(1);
    expect(borderKind(world, 'West', 'North Sea')).toBeUndefined();
  });

  test('waters belong to nobody and border nobody, but keep the seas beside them', () => {
    const far = AREAS.replace('12,Sound,sea,20,132,sea,75 132,', ',,waters,20,132,,75 132,');
    const { world: parted } = grown(far);
    expect(faultsOfWorld(parted)).toEqual([]);
    expect(parted.areas.map(({ number }) => number)).not.toContain(12);
    const kinds = ({ borders }: World): readonly string[] => borders.map(({ a, b, kind }) => `${a}-${b} ${kind}`);
    expect(kinds(parted)).toEqual(kinds(world).filter((border) => !/\b12\b/.test(border)));
  });

  test('water without a sea belongs to nobody', () => {
    const lake = [
      [30, 70],
      [38, 70],
      [38, 80],
      [30, 80],
      [30, 70],
    ];
    const [mainland, ...islands] = LAND;
    const land = [[...(mainland ?? []), lake], ...islands];
    const result = growWorld(SETTINGS, gazetteer(), land);
    const rings = result.ok ? allRings(result.value.world) : [];
    expect(2 * 1000 * 500 - rings.reduce((sum, ring) => sum + doubledArea(ring), 0)).toBe(2 * 40 * 50);
  });
});

describe('places that cannot be', () => {
  test.each([
    [
      'a main place outside the frame',
      AREAS.replace('45,155', '45,255'),
      5,
      'the place 45 255 of Island lies outside the frame',
    ],
    ['land far out at sea', AREAS.replace('45,155', '96,178'), 5, 'the place 96 178 of Island lies too far from land'],
    ['a sea far inland', AREAS.replace('30,69', '50,100'), 9, 'the place 50 100 of Bay lies too far from water'],
  ])('%s is refused with its line', (_, areas, line, text) => {
    expect(growWorld(SETTINGS, gazetteer(areas), LAND)).toEqual({
      ok: false,
      error: [{ file: 'areas.csv', line, text }],
    });
  });

  test('all of them are listed', () => {
    const areas = AREAS.replace('45,155', '45,255').replace('40,40', '140,40');
    const result = growWorld(SETTINGS, gazetteer(areas), LAND);
    expect(result.ok ? [] : result.error.map(({ line }) => line)).toEqual([2, 5]);
  });

  test('a place a little off the coast is moved ashore', () => {
    const { x, y } = areaOf(grown(AREAS.replace('45,155', '46,139')).world, 'Island').seat;
    expect(Math.abs(x - 5 * 139) + Math.abs(y - 5 * 54)).toBeLessThan(20);
  });

  test('a further place outside the frame still steers', () => {
    expect(faultsOfWorld(grown(AREAS.replace('95 20;95 180', '95 20;95 180;120 100')).world)).toEqual([]);
  });
});
