import type { JsonSchema } from '@chancery/core';
import { CODE, forEach, LONG_TEXT, list, oneOfWords, row, TEXT, whole, wholeOrNone, YES_OR_NO } from '@chancery/kit';
import {
  CALLINGS,
  HOLDING_KINDS,
  MOST_LEVEL,
  MOST_MOOD,
  MOST_UNDERLINGS,
  RAID_EVENT_NAMES,
  RANDOM_EVENTS,
  TAX_RATES,
  UNIT_TYPES,
} from '../words.ts';
import { OPTIONS_SCHEMA } from './options.ts';

/** The most of everything in a scenario of one's own. */
const MOST = { domains: 60, provinces: 400, holdings: 4000, entries: 2000 } as const;

const PROVINCE = whole(1, MOST.provinces);
const LEVEL = whole(0, MOST_LEVEL);

const DOMAIN = row(
  {
    code: CODE,
    name: TEXT,
    calling: oneOfWords(CALLINGS),
    description: LONG_TEXT,
    arms: TEXT,
    tone: whole(0, 99),
    ruler: TEXT,
    underlings: list(TEXT, { most: MOST_UNDERLINGS }),
    capital: PROVINCE,
    treasury: whole(0, 99_999),
  },
  'treasury',
);

const PROVINCE_ROW = row(
  {
    number: PROVINCE,
    level: LEVEL,
    ruler: { ...CODE, type: ['string', 'null'] },
    mood: whole(0, MOST_MOOD),
    taxRate: oneOfWords(TAX_RATES),
  },
  'mood',
  'taxRate',
);

const HOLDING = row(
  { province: PROVINCE, kind: oneOfWords(HOLDING_KINDS), owner: CODE, level: LEVEL, fortified: YES_OR_NO },
  'level',
  'fortified',
);

const UNITS = row(
  {
    owner: CODE,
    type: oneOfWords(UNIT_TYPES),
    count: whole(1, 99),
    province: PROVINCE,
    inside: oneOfWords(HOLDING_KINDS),
  },
  'inside',
);

const UNIT_INFO = row(
  {
    attack: whole(0, 5),
    defence: whole(0, 5),
    movement: whole(1, 3),
    needs: wholeOrNone(0, MOST_LEVEL),
    cost: whole(0, 99),
    upkeep: whole(0, 99),
    points: whole(1, 9),
    mounted: YES_OR_NO,
  },
  'mounted',
);

const RAID_EVENT = row({
  name: oneOfWords(RAID_EVENT_NAMES),
  gold: whole(0, 99),
  mood: whole(0, MOST_MOOD),
});

/** As many as the die of the table has sides. */
const sides = ({ length }: readonly unknown[]): { readonly least: number; readonly most: number } => ({
  least: length,
  most: length,
});

const WEIGHTS = forEach(['province', ...HOLDING_KINDS], whole(0, 99));

/** The shape of a scenario file (DOM-18.1). */
export const SCENARIO_SCHEMA: JsonSchema = row(
  {
    id: TEXT,
    title: TEXT,
    description: LONG_TEXT,
    options: OPTIONS_SCHEMA,
    domains: list(DOMAIN, { least: 2, most: MOST.domains }),
    provinces: list(PROVINCE_ROW, { least: 2, most: MOST.provinces }),
    rivers: list(row({ name: TEXT, along: list(list(PROVINCE, { least: 2, most: 2 })) }), { most: 99 }),
    holdings: list(HOLDING, { most: MOST.holdings }),
    units: list(UNITS, { most: MOST.entries }),
    natives: list(row({ province: PROVINCE, type: oneOfWords(UNIT_TYPES), count: whole(1, 20) }), {
      most: MOST.entries,
    }),
    alliances: list(list(CODE, { least: 2, most: 2 }), { most: MOST.entries }),
    wars: list(row({ attacker: CODE, defender: CODE }), { most: MOST.entries }),
    unitTable: forEach(UNIT_TYPES, UNIT_INFO),
    scores: forEach(CALLINGS, WEIGHTS),
    paramount: row({ provinces: whole(1, MOST.provinces), guilds: whole(1, 100), temples: whole(1, 100) }),
    randomEvents: list(oneOfWords(RANDOM_EVENTS), sides(RANDOM_EVENTS)),
    raidEvents: list(RAID_EVENT, sides(RAID_EVENT_NAMES)),
  },
  'options',
  'rivers',
  'units',
  'natives',
  'alliances',
  'wars',
  'unitTable',
  'scores',
  'paramount',
  'randomEvents',
  'raidEvents',
);
