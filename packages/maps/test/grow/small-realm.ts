import type { World } from '@chancery/core';
import { type Gazetteer, readGazetteer } from '@chancery/maps';
import { type Grown, type GrowSettings, growWorld, type Land } from '@chancery/maps/grow';

/**
 * An invented realm on a plane of 200 by 100, five world units each. A mainland with a deep bay in its southern coast,
 * an island to the east with a site of its own, an islet near the mainland without one, and a speck.
 *
 *        North Sea
 *   Wild  | Middle | East   Sound   Island
 *   West  | (bay)  | East           Island
 *        South Sea
 */
export const SETTINGS: GrowSettings = {
  id: 'small-realm',
  title: 'The small realm',
  projection: { kind: 'plane' },
  frame: { west: [50, 0], east: [50, 200], north: [100, 100], south: [0, 100] },
  width: 1000,
  coast: 'coast.json',
  leastBend: 4,
  leastIsland: 60,
  leastBorder: 10,
  roughness: 20,
  seed: 'small',
};

type Places = readonly (readonly [number, number])[];

const MAINLAND: Places = [
  [20, 12],
  [48, 9],
  [63, 13],
  [66, 52],
  [73, 51],
  [74, 14],
  [95, 8],
  [121, 15],
  [118, 50],
  [122, 88],
  [80, 91],
  [22, 87],
];
const ISLAND: Places = [
  [142, 28],
  [171, 31],
  [168, 62],
  [150, 60],
  [140, 45],
];
const ISLET: Places = [
  [124, 38],
  [129, 37],
  [130, 42],
  [125, 43],
];
const SPECK: Places = [
  [185, 80],
  [186, 80],
  [186, 81],
  [185, 81],
];

export const LAND: Land = [MAINLAND, ISLAND, ISLET, SPECK].map((ring) => [[...ring, ring[0] as readonly number[]]]);

export const AREAS = `number,name,kind,lat,lon,terrain,more,value
1,West,land,40,40,plain,25 50,3
2,Middle,land,60,70,forest,80 75,5
3,East,land,50,100,hill,25 95;75 105,4
4,Island,land,45,155,plain,,2
10,North Sea,sea,96,100,sea,95 20;95 180,
11,South Sea,sea,4,80,sea,4 20;4 180;45 5,
12,Sound,sea,20,132,sea,75 132,
13,Bay,sea,30,69,sea,45 69,
,,wild,75,30,,
`;

export const gazetteer = (areas: string = AREAS, borders = '', routes?: string): Gazetteer => {
  const read = readGazetteer(areas, `a,b,kind,why\n${borders}`, routes);
  if (!read.ok) throw new Error(read.error.map(({ file, line, text }) => `${file}:${line}: ${text}`).join('\n'));
  return read.value;
};

export const grown = (areas: string = AREAS, borders = '', settings: Partial<GrowSettings> = {}): Grown => {
  const result = growWorld({ ...SETTINGS, ...settings }, gazetteer(areas, borders), LAND);
  if (!result.ok) throw new Error(result.error.map(({ line, text }) => `${line}: ${text}`).join('\n'));
  return result.value;
};

export const areaOf = (world: World, name: string): World['areas'][number] => {
  const area = world.areas.find((known) => known.name === name);
  if (area === undefined) throw new Error(`there is no area ${name}`);
  return area;
};

/** The kind of the border of two areas, by name. */
export const borderKind = (world: World, one: string, other: string): string | undefined => {
  const numbers = [areaOf(world, one).number, areaOf(world, other).number];
  return world.borders.find(({ a, b }) => numbers.includes(a) && numbers.includes(b))?.kind;
};
