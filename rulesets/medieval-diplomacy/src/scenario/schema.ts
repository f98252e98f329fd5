import type { JsonSchema } from '@chancery/core';
import { CODE, LONG_TEXT, list, oneOfWords, row, TEXT, whole, wholeOrNone, YES_OR_NO } from '@chancery/kit';
import { RELATIONS, STATUSES, TROOP_CLASSES } from '../words.ts';
import { OPTIONS_SCHEMA } from './options.ts';

const AMOUNT = whole(0, 1_000_000);
const LOCATION = whole(1, 9999);
const RATING = whole(0, 100);
const TROOPS: JsonSchema = { type: 'object' };
/** Far more than any map has places, so that checking a scenario stays quick. */
const PLACES = { most: 1000 };

/** The ranges of MD-13.18; a change of a built-in troop names only what differs (MD-13.12). */
const TROOP: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['key'],
  properties: {
    key: TEXT,
    name: TEXT,
    class: oneOfWords(TROOP_CLASSES),
    attacks: whole(1, 9),
    combat: RATING,
    hitPoints: whole(1, 1000),
    move: AMOUNT,
    cost: AMOUNT,
    upkeep: AMOUNT,
    weight: AMOUNT,
    amphibious: whole(-100, 200),
    marine: wholeOrNone(-100, 200),
    siege: RATING,
    marineSpace: AMOUNT,
    storage: AMOUNT,
    capture: RATING,
  },
};

/** The shape of scenario.json (MD-19.2). */
export const SCENARIO_SCHEMA = row(
  {
    id: TEXT,
    title: TEXT,
    year: AMOUNT,
    description: LONG_TEXT,
    options: OPTIONS_SCHEMA,
    troops: list(TROOP, { most: 200 }),
    buildLists: { type: 'object' },
    realms: list(
      row(
        {
          number: whole(1, 23),
          code: CODE,
          name: TEXT,
          group: TEXT,
          culture: TEXT,
          tone: AMOUNT,
          capital: LOCATION,
          treasury: AMOUNT,
          status: oneOfWords(STATUSES),
          description: LONG_TEXT,
          arms: TEXT,
        },
        'status',
        'arms',
      ),
      { most: 23 },
    ),
    provinces: list(
      row({
        number: LOCATION,
        owner: CODE,
        annexedTo: CODE,
        baseRevenue: whole(0, 60),
        productionSlots: whole(0, 5),
        productionAreas: whole(0, 5),
        city: YES_OR_NO,
        cityName: { type: ['string', 'null'] },
        buildList: { type: ['string', 'null'] },
        harbour: YES_OR_NO,
        fortLevel: whole(0, 12),
        damage: whole(0, 3),
      }),
      PLACES,
    ),
    garrisons: list(row({ province: LOCATION, troops: TROOPS }), PLACES),
    armies: list(row({ province: LOCATION, troops: TROOPS }), PLACES),
    fleets: list(row({ realm: CODE, location: LOCATION, troops: TROOPS }), PLACES),
    commanders: list(
      row({
        name: TEXT,
        realm: CODE,
        province: LOCATION,
        infantry: RATING,
        cavalry: RATING,
        siege: RATING,
        naval: RATING,
      }),
      PLACES,
    ),
    relations: list(row({ between: list(CODE, { least: 2, most: 2 }), relation: oneOfWords(RELATIONS) }), PLACES),
    passage: list(row({ from: CODE, to: CODE }), PLACES),
    permissions: list(row({ province: LOCATION, to: CODE }), PLACES),
  },
  'fleets',
  'commanders',
  'relations',
  'passage',
  'permissions',
);
