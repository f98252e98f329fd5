import type { JsonSchema } from '@chancery/core';
import { CODE, forEach, LONG_TEXT, list, oneOfWords, row, TEXT, whole, YES_OR_NO } from '@chancery/kit';
import { REGIONS, RESOURCES, TERRAINS, TRADITIONS, TRIBES } from '../words.ts';
import { OPTIONS_SCHEMA } from './options.ts';

const NUMBER = whole(1, 100);
const NUMBERS = list(NUMBER, { most: 100 });
/** Degrees need not be whole, so only their presence is asked for here. */
const DEGREES: JsonSchema = {};

const RESOURCE = row({
  tier: whole(1, 9),
  cost: whole(0, 500),
  tax: whole(0, 100),
  units: whole(0, 9),
  navies: whole(0, 9),
  retinues: whole(0, 9),
  cavalry: whole(0, 9),
});

const AREA = row({
  number: NUMBER,
  code: CODE,
  name: TEXT,
  town: TEXT,
  lat: DEGREES,
  lon: DEGREES,
  tribe: oneOfWords(TRIBES),
  terrain: oneOfWords(TERRAINS),
  region: oneOfWords(REGIONS),
  neighbours: NUMBERS,
  rivers: NUMBERS,
  seas: NUMBERS,
  arms: TEXT,
  color: { type: 'string', minLength: 7, maxLength: 7 },
  tone: whole(0, 99),
  description: LONG_TEXT,
});

const SEA = row({ number: NUMBER, name: TEXT, adjacent: NUMBERS, shipyards: YES_OR_NO, lat: DEGREES, lon: DEGREES });

const GROUND = row(
  { terrain: oneOfWords(TERRAINS), regions: list(oneOfWords(REGIONS), { least: 1, most: 100 }) },
  'regions',
);

/** The shape of scenario.json (HEP-18.1). */
export const SCENARIO_SCHEMA = row(
  {
    id: TEXT,
    title: TEXT,
    year: whole(0, 9999),
    description: LONG_TEXT,
    options: OPTIONS_SCHEMA,
    areas: list(AREA, { least: 4, most: 100 }),
    seas: list(SEA, { most: 100 }),
    resources: forEach(RESOURCES, RESOURCE),
    dependencies: forEach(RESOURCES, list(GROUND, { most: 100 })),
    traditions: forEach(TRIBES, list(oneOfWords(TRADITIONS), { least: 2, most: 2 })),
  },
  'resources',
  'dependencies',
  'traditions',
);
