import type { JsonSchema } from '@chancery/core';
import { CODE, LONG_TEXT, list, oneOfWords, row, TEXT, whole, YES_OR_NO } from '@chancery/kit';
import {
  ARMS,
  CALENDAR_FLAGS,
  CATEGORIES,
  CITY_STATES,
  COMBAT_ORDERS,
  MOST_RATING,
  MOST_SENIORITY,
  MOST_TAX,
  MOST_UNITS,
  SEASONS,
} from '../words.ts';
import { OPTIONS_SCHEMA } from './options.ts';

/** The most of everything in a scenario of one's own. No product of numbers below them leaves exact integers. */
const MOST = {
  turns: 12,
  terrains: 20,
  types: 40,
  nations: 24,
  provinces: 200,
  routes: 2000,
  generals: 300,
  names: 60,
} as const;

const PERCENT = whole(0, 100);
const FACTOR = whole(0, 999, 'Tenths');
const POINTS = whole(1, 99, 'Movement points');
const RATING = whole(0, MOST_RATING);
/** Two or three capitals (UM-0.3). */
const NATION = { type: 'string', minLength: 2, maxLength: 3 } as const satisfies JsonSchema;
const NATIONS = list(NATION, { most: MOST.nations });

const TURN = row(
  {
    name: TEXT,
    season: oneOfWords(SEASONS),
    epidemic: whole(0, 99),
    ...Object.fromEntries(CALENDAR_FLAGS.map((flag) => [flag, YES_OR_NO])),
  },
  'epidemic',
  ...CALENDAR_FLAGS,
);

const GROUND = row({ terrain: TEXT, open: FACTOR, mobility: whole(0, 999), recruit: whole(0, 999) });

const TYPE = row(
  {
    code: CODE,
    name: TEXT,
    plural: TEXT,
    category: oneOfWords(CATEGORIES),
    sea: FACTOR,
    assault: FACTOR,
    siege: FACTOR,
    multi: POINTS,
    single: POINTS,
    supply: FACTOR,
    feudal: YES_OR_NO,
    capacity: whole(0, 99),
    cost: whole(1, 99, 'Revenue points'),
    nations: NATIONS,
    ground: list(GROUND, { most: MOST.terrains }),
  },
  'sea',
  'assault',
  'siege',
  'multi',
  'single',
  'supply',
  'feudal',
  'capacity',
  'cost',
  'nations',
  'ground',
);

const NATION_ENTRY = row(
  {
    code: NATION,
    name: TEXT,
    kind: oneOfWords(['civilised', 'tribal']),
    description: LONG_TEXT,
    arms: TEXT,
    tone: whole(0, 99),
    capital: CODE,
    treasury: whole(0, 9999, 'Revenue points'),
    taxRate: whole(0, MOST_TAX),
    enemies: NATIONS,
    generalNames: list(TEXT, { most: MOST.names }),
  },
  'taxRate',
  'enemies',
  'generalNames',
);

const PROVINCE = row(
  {
    code: CODE,
    name: TEXT,
    x: PERCENT,
    y: PERCENT,
    terrain: TEXT,
    coastal: YES_OR_NO,
    cty: oneOfWords(CITY_STATES),
    owner: NATION,
    revenue: whole(0, 99),
    loyalty: whole(1, 3),
    forces: list(row({ type: CODE, count: whole(1, MOST_UNITS) }), { most: MOST.types }),
    armyOrder: oneOfWords(COMBAT_ORDERS),
    fleetOrder: oneOfWords(COMBAT_ORDERS),
    spies: NATIONS,
  },
  'coastal',
  'forces',
  'armyOrder',
  'fleetOrder',
  'spies',
);

const ROUTES = list(row({ from: CODE, to: CODE, points: POINTS, attrition: whole(1, 9) }), { most: MOST.routes });

const GENERAL = row(
  {
    name: TEXT,
    nation: NATION,
    location: CODE,
    command: oneOfWords(ARMS),
    reputation: RATING,
    loyalty: RATING,
    activity: RATING,
    popularity: RATING,
    health: RATING,
    age: whole(10, 99),
    seniority: whole(0, MOST_SENIORITY),
    skill: RATING,
    trueLoyalty: RATING,
  },
  'skill',
  'trueLoyalty',
);

const CONDITION = row(
  {
    kind: oneOfWords(['provinces', 'place', 'score']),
    nations: NATIONS,
    least: whole(1, 9999),
    province: CODE,
    fromYear: whole(1, 99),
  },
  'nations',
  'least',
  'province',
  'fromYear',
);

/** The shape of a scenario file (UM-24.1). */
export const SCENARIO_SCHEMA: JsonSchema = row(
  {
    id: TEXT,
    title: TEXT,
    description: LONG_TEXT,
    options: OPTIONS_SCHEMA,
    startYear: whole(-9999, 9999, 'Below zero before Christ'),
    calendar: list(TURN, { least: 1, most: MOST.turns }),
    localRevolts: YES_OR_NO,
    navalBlockade: YES_OR_NO,
    tribalAreaCivPct: PERCENT,
    tribalRevenueFactor: PERCENT,
    siegeStores: whole(1, 99),
    militia: row({ assault: FACTOR, siege: FACTOR }),
    generalMove: POINTS,
    terrains: list(TEXT, { least: 1, most: MOST.terrains }),
    rebelTypes: list(row({ terrain: TEXT, type: CODE }), { most: MOST.terrains }),
    tribalDefaultType: CODE,
    types: list(TYPE, { least: 2, most: MOST.types }),
    conversions: list(row({ from: CODE, to: CODE }), { most: 200 }),
    nations: list(NATION_ENTRY, { least: 2, most: MOST.nations }),
    provinces: list(PROVINCE, { least: 2, most: MOST.provinces }),
    landRoutes: ROUTES,
    seaRoutes: ROUTES,
    generals: list(GENERAL, { most: MOST.generals }),
    victory: row({ lastTurn: whole(1, 999), conditions: list(CONDITION, { most: 60 }) }, 'conditions'),
  },
  'options',
  'localRevolts',
  'navalBlockade',
  'tribalAreaCivPct',
  'tribalRevenueFactor',
  'siegeStores',
  'militia',
  'generalMove',
  'rebelTypes',
  'tribalDefaultType',
  'conversions',
  'seaRoutes',
);
