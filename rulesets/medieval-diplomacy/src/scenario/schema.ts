import type { JsonSchema } from '@chancery/core';
import { RELATIONS, STATUSES, TROOP_CLASSES } from '../words.ts';
import { OPTIONS_SCHEMA } from './options.ts';

const WHOLE = { type: 'integer', minimum: 0, maximum: 1_000_000 } as const satisfies JsonSchema;
const LOCATION = { type: 'integer', minimum: 1, maximum: 9999 } as const satisfies JsonSchema;
const TEXT = { type: 'string', minLength: 1, maxLength: 80 } as const satisfies JsonSchema;
const LONG_TEXT = { type: 'string', maxLength: 4000 } as const satisfies JsonSchema;
const CODE = { type: 'string', minLength: 3, maxLength: 3 } as const satisfies JsonSchema;
const FLAG = { type: 'boolean' } as const satisfies JsonSchema;
const RATING = { type: 'integer', minimum: 0, maximum: 100 } as const satisfies JsonSchema;
const TROOPS = { type: 'object' } as const satisfies JsonSchema;

const row = (properties: { readonly [name: string]: JsonSchema }, ...optional: readonly string[]): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** The ranges of MD-13.18; a change of a built-in troop names only what differs (MD-13.12). */
const TROOP: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['key'],
  properties: {
    key: TEXT,
    name: TEXT,
    class: { enum: TROOP_CLASSES },
    attacks: { type: 'integer', minimum: 1, maximum: 9 },
    combat: RATING,
    hitPoints: { type: 'integer', minimum: 1, maximum: 1000 },
    move: WHOLE,
    cost: WHOLE,
    upkeep: WHOLE,
    weight: WHOLE,
    amphibious: { type: 'integer', minimum: -100, maximum: 200 },
    marine: { type: ['integer', 'null'], minimum: -100, maximum: 200 },
    siege: RATING,
    marineSpace: WHOLE,
    storage: WHOLE,
    capture: RATING,
  },
};

/** The shape of scenario.json (MD-19.2). */
export const SCENARIO_SCHEMA: JsonSchema = row(
  {
    id: TEXT,
    title: TEXT,
    year: WHOLE,
    description: LONG_TEXT,
    options: OPTIONS_SCHEMA,
    troops: list(TROOP),
    buildLists: { type: 'object' },
    realms: list(
      row(
        {
          number: { type: 'integer', minimum: 1, maximum: 23 },
          code: CODE,
          name: TEXT,
          group: TEXT,
          culture: TEXT,
          tone: WHOLE,
          capital: LOCATION,
          treasury: WHOLE,
          status: { enum: STATUSES },
          description: LONG_TEXT,
          arms: TEXT,
        },
        'status',
        'arms',
      ),
    ),
    provinces: list(
      row({
        number: LOCATION,
        owner: CODE,
        annexedTo: CODE,
        baseRevenue: { type: 'integer', minimum: 0, maximum: 60 },
        productionSlots: { type: 'integer', minimum: 0, maximum: 5 },
        productionAreas: { type: 'integer', minimum: 0, maximum: 5 },
        city: FLAG,
        cityName: { type: ['string', 'null'] },
        buildList: { type: ['string', 'null'] },
        harbour: FLAG,
        fortLevel: { type: 'integer', minimum: 0, maximum: 12 },
        damage: { type: 'integer', minimum: 0, maximum: 3 },
      }),
    ),
    garrisons: list(row({ province: LOCATION, troops: TROOPS })),
    armies: list(row({ province: LOCATION, troops: TROOPS })),
    fleets: list(row({ realm: CODE, location: LOCATION, troops: TROOPS })),
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
    ),
    relations: list(
      row({ between: { type: 'array', items: CODE, minItems: 2, maxItems: 2 }, relation: { enum: RELATIONS } }),
    ),
    passage: list(row({ from: CODE, to: CODE })),
    permissions: list(row({ province: LOCATION, to: CODE })),
  },
  'fleets',
  'commanders',
  'relations',
  'passage',
  'permissions',
);
