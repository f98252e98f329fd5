import { BORDER_KINDS, type BorderKind, type World, type WorldArea } from '@chancery/core';
import { TROOPS } from '../src/data/troops.ts';
import type { Options, PlaceInfo, RealmInfo, Setting } from '../src/setting.ts';
import type { Location } from '../src/words.ts';

/**
 * The world of the rule tests: twelve provinces and four seas around a channel.
 *
 *     Ulster ~ Scotia        Bergen        Ulster and Scotia join over a strait; Bergen is an island.
 *                |
 *     Irish    York                        Mountains part Mercia from Wales.
 *     Sea        |         North Sea       Reefs part the Channel from Picardy and the Irish Sea from Scotia.
 *     Wales ^ Mercia
 *       |    /     |
 *     Wessex - Kent - Essex
 *          Channel            Artois - Paris
 *     Biscay                    |     /
 *                             Picardy
 */
export const PROVINCES = [
  'Kent',
  'Essex',
  'Wessex',
  'Mercia',
  'Wales',
  'York',
  'Scotia',
  'Artois',
  'Picardy',
  'Paris',
  'Bergen',
  'Ulster',
] as const;
export const SEAS = ['Channel', 'North Sea', 'Irish Sea', 'Biscay'] as const;

/** The name of a place, or its number: provinces from 1, then seas. */
export type PlaceName = (typeof PROVINCES)[number] | (typeof SEAS)[number];
const NAMES: readonly PlaceName[] = [...PROVINCES, ...SEAS];

/** The number of a place of the small world: `at('Kent')` is 1, `at('Channel')` 13. */
export const at = (place: PlaceName | Location): Location =>
  typeof place === 'number' ? place : NAMES.indexOf(place) + 1;

/** The other way: the name of a location. */
export const placeNamed = (location: Location): PlaceName => {
  const name = NAMES[location - 1];
  if (name === undefined) throw new Error(`the small world has no location ${location}`);
  return name;
};

const CITIES: { readonly [province in PlaceName]?: string } = {
  Kent: 'Canterbury',
  Mercia: 'Leicester',
  Wales: 'Cardiff',
  York: 'York',
  Scotia: 'Perth',
  Artois: 'Arras',
  Paris: 'Paris',
  Bergen: 'Bergen',
};

const BORDERS = {
  land: [
    'Kent-Essex',
    'Kent-Wessex',
    'Essex-Mercia',
    'Wessex-Mercia',
    'Wessex-Wales',
    'Mercia-York',
    'York-Scotia',
    'Artois-Picardy',
    'Artois-Paris',
    'Picardy-Paris',
  ],
  mountain: ['Mercia-Wales'],
  strait: ['Scotia-Ulster'],
  coast: [
    'Channel-Kent',
    'Channel-Wessex',
    'Channel-Artois',
    'North Sea-Essex',
    'North Sea-York',
    'North Sea-Scotia',
    'North Sea-Artois',
    'North Sea-Bergen',
    'Irish Sea-Wales',
    'Irish Sea-Wessex',
    'Irish Sea-Ulster',
    'Biscay-Picardy',
  ],
  reef: ['Channel-Picardy', 'Irish Sea-Scotia'],
  sea: ['Channel-North Sea', 'Channel-Irish Sea', 'Channel-Biscay', 'Irish Sea-Biscay'],
} as const satisfies { readonly [kind in BorderKind]?: readonly string[] };

const SIDE = 100;
const COLUMNS = 4;

/** Every area is a square on a board of four columns: enough to be drawn, and nobody judges by it. */
const areaOf = (name: PlaceName, index: number): WorldArea => {
  const x = SIDE * (index % COLUMNS);
  const y = SIDE * Math.floor(index / COLUMNS);
  const kind = index < PROVINCES.length ? 'land' : 'sea';
  const ring = [x, y, x + SIDE, y, x + SIDE, y + SIDE, x, y + SIDE];
  const middle = { x: x + SIDE / 2, y: y + SIDE / 2 };
  const label = { ...middle, room: SIDE };
  return {
    number: index + 1,
    name,
    kind,
    terrain: kind === 'land' ? 'plain' : 'sea',
    rings: [ring],
    label,
    seat: middle,
  };
};

const borders = BORDER_KINDS.flatMap((kind) =>
  ((BORDERS as { readonly [each in BorderKind]?: readonly string[] })[kind] ?? []).map((pair) => {
    const [first, second] = pair.split('-').map((name) => at(name as PlaceName)) as [Location, Location];
    return { a: Math.min(first, second), b: Math.max(first, second), kind, lines: [] };
  }),
);

export const SMALL_WORLD: World = {
  id: 'small-test',
  title: 'The world of the rule tests',
  width: SIDE * COLUMNS,
  height: SIDE * COLUMNS,
  areas: NAMES.map(areaOf),
  borders,
  wilds: [],
};

const placeInfo = (name: PlaceName, index: number): PlaceInfo => {
  const kind = index < PROVINCES.length ? 'province' : 'sea';
  const city = CITIES[name] ?? null;
  const worth = kind === 'sea' ? { baseRevenue: 0, productionSlots: 0 } : { baseRevenue: 6, productionSlots: 2 };
  return { number: index + 1, name, kind, cityName: city, ...worth };
};

/** Realms 1 to 5. The independents are `Ind`. */
export const REALMS = ['Eng', 'Fra', 'Sco', 'Nor', 'Wal'] as const;
export type RealmCode = (typeof REALMS)[number] | 'Ind';

const realmInfo = (code: (typeof REALMS)[number], name: string, capital: PlaceName): RealmInfo => ({
  number: REALMS.indexOf(code) + 1,
  code,
  name,
  group: 'Western',
  culture: 'West',
  tone: REALMS.indexOf(code),
  capital: at(capital),
  description: '',
});

/** What MD-19.1 says of the options by default, written down a second time: the tests compare the rules with it. */
export const OPTIONS: Options = {
  startYear: 1320,
  startSeason: 'Spring',
  soloPercent: 33,
  alliancePercent: 50,
  allianceMax: 4,
  victoryHold: 2,
  lastTurn: null,
  autoComputerAfter: 3,
  defaultStatus: 'royalty',
  proclamationGold: 7,
  decayPercent: 7,
  sendFeePercent: 10,
  sendRange: 7,
  pillageMinCombat: 10,
  harbourLossPercent: 15,
};

export const SMALL_SETTING: Setting = {
  scenario: 'small-test',
  title: 'The world of the rule tests',
  options: OPTIONS,
  troops: TROOPS,
  realms: [
    null,
    realmInfo('Eng', 'Kingdom of England', 'Kent'),
    realmInfo('Fra', 'Kingdom of France', 'Paris'),
    realmInfo('Sco', 'Kingdom of Scotland', 'Scotia'),
    realmInfo('Nor', 'Kingdom of Norway', 'Bergen'),
    realmInfo('Wal', 'Principality of Wales', 'Wales'),
  ],
  places: [null, ...NAMES.map(placeInfo)],
  world: SMALL_WORLD,
};
