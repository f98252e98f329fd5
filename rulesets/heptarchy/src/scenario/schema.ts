import type { JsonSchema } from '@chancery/core';
import { REGIONS, RESOURCES, TERRAINS, TRADITIONS, TRIBES } from '../words.ts';
import { OPTIONS_SCHEMA } from './options.ts';

const NUMBER = { type: 'integer', minimum: 1, maximum: 100 } as const satisfies JsonSchema;
const TEXT = { type: 'string', minLength: 1, maxLength: 80 } as const satisfies JsonSchema;
const LONG_TEXT = { type: 'string', maxLength: 4000 } as const satisfies JsonSchema;
/** Degrees need not be whole, so only their presence is asked for here. */
const DEGREES = {} as const satisfies JsonSchema;

const row = (properties: { readonly [name: string]: JsonSchema }, ...optional: readonly string[]): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const list = (items: JsonSchema, minItems = 0, maxItems = 100): JsonSchema => ({
  type: 'array',
  items,
  minItems,
  maxItems,
});

const upTo = (maximum: number): JsonSchema => ({ type: 'integer', minimum: 0, maximum });

const forEach = (names: readonly string[], schema: JsonSchema): JsonSchema =>
  row(Object.fromEntries(names.map((name) => [name, schema])));

const RESOURCE: JsonSchema = row({
  tier: { type: 'integer', minimum: 1, maximum: 9 },
  cost: upTo(500),
  tax: upTo(100),
  units: upTo(9),
  navies: upTo(9),
  retinues: upTo(9),
  cavalry: upTo(9),
});

/** The shape of scenario.json (HEP-18.1). */
export const SCENARIO_SCHEMA: JsonSchema = row(
  {
    id: TEXT,
    title: TEXT,
    year: upTo(9999),
    description: LONG_TEXT,
    options: OPTIONS_SCHEMA,
    areas: list(
      row({
        number: NUMBER,
        code: { type: 'string', minLength: 3, maxLength: 3 },
        name: TEXT,
        town: TEXT,
        lat: DEGREES,
        lon: DEGREES,
        tribe: { enum: TRIBES },
        terrain: { enum: TERRAINS },
        region: { enum: REGIONS },
        neighbours: list(NUMBER),
        rivers: list(NUMBER),
        seas: list(NUMBER),
        arms: TEXT,
        color: { type: 'string', minLength: 7, maxLength: 7 },
        tone: upTo(99),
        description: LONG_TEXT,
      }),
      4,
    ),
    seas: list(
      row({
        number: NUMBER,
        name: TEXT,
        adjacent: list(NUMBER),
        shipyards: { type: 'boolean' },
        lat: DEGREES,
        lon: DEGREES,
      }),
    ),
    resources: forEach(RESOURCES, RESOURCE),
    dependencies: forEach(
      RESOURCES,
      list(row({ terrain: { enum: TERRAINS }, regions: list({ enum: REGIONS }, 1) }, 'regions')),
    ),
    traditions: forEach(TRIBES, list({ enum: TRADITIONS }, 2, 2)),
  },
  'resources',
  'dependencies',
  'traditions',
);
