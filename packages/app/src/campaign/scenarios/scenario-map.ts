import {
  AREA_KINDS,
  BORDER_KINDS,
  type BorderKind,
  type JsonSchema,
  ROUTE_WAYS,
  type RouteWay,
  type ScenarioPlace,
} from '@chancery/core';

/**
 * Where a game is played: a map that is there, or a part of it (`world`, `areas`), or places from which a map is grown (`points`),
 * with tables of what borders what.
 */
export interface ScenarioMap {
  /** The id of a built-in scenario. */
  readonly world?: string;
  /** These areas of it by their names, numbered from 1 in this order. */
  readonly areas?: readonly string[];
  /** Numbered from 1 in this order. */
  readonly points?: readonly MapPoint[];
  /** The law of what borders what; without it the routes by land, and without those what comes to touch. */
  readonly borders?: readonly MapBorder[];
  readonly routes?: readonly MapRoute[];
  /** What the figures of the routes are called. */
  readonly routeFigures?: readonly string[];
  /** Another seed, another coast. */
  readonly seed?: string;
}

export type MapThatIsThere = Omit<ScenarioMap, 'points'> & { readonly world: string };
export type MapFromPoints = Omit<ScenarioMap, 'world' | 'areas'> & { readonly points: readonly MapPoint[] };

/** An area by where it lies, in whole numbers. */
export interface MapPoint extends Omit<ScenarioPlace, 'path'> {}

/** Areas by their names. */
export interface MapBorder {
  readonly from: string;
  readonly to: string;
  readonly kind?: BorderKind;
}

export interface MapRoute {
  readonly from: string;
  readonly to: string;
  readonly by: RouteWay;
  readonly figures?: readonly number[];
}

/** A file names no more areas, and gives the places of no more. */
export const MOST_AREAS = 400;
const MOST_OF_AREA = 6;
const FARTHEST = 1_000_000;

const name = (description: string): JsonSchema => ({ type: 'string', minLength: 1, maxLength: 80, description });
const WORD: JsonSchema = { type: 'string', minLength: 1, maxLength: 40 };
const list = (items: JsonSchema, description: string, most: number, least = 0): JsonSchema => ({
  type: 'array',
  minItems: least,
  maxItems: most,
  items,
  description,
});
const row = (properties: { readonly [name: string]: JsonSchema }, ...required: readonly string[]): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const PLACE: JsonSchema = { type: 'integer', minimum: -FARTHEST, maximum: FARTHEST };
const AREA = name('An area by its name');

export const MAP_SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [],
  description:
    'Where the game is played: world, or points; without either, as the scenario itself has it, for rules that know that',
  properties: {
    world: name('The id of a built-in scenario of the ruleset, whose map is taken'),
    areas: list(
      name('An area'),
      'Only these areas of it, by name: lands first, then seas. They are numbered from 1 in this order',
      MOST_AREAS,
      2,
    ),
    points: list(
      row(
        {
          name: name('What the area is called'),
          x: PLACE,
          y: PLACE,
          kind: { enum: AREA_KINDS },
          terrain: WORD,
          island: WORD,
          coastal: { type: 'boolean' },
        },
        'name',
        'x',
        'y',
      ),
      'Areas by where they lie, x to the right and y down; a map is grown around them. Numbered from 1 in this order',
      MOST_AREAS,
      2,
    ),
    borders: list(
      row({ from: AREA, to: AREA, kind: { enum: BORDER_KINDS } }, 'from', 'to'),
      'What borders what; without it the routes by land, and without those what comes to touch',
      MOST_AREAS * MOST_OF_AREA,
    ),
    routes: list(
      row(
        {
          from: AREA,
          to: AREA,
          by: { enum: ROUTE_WAYS },
          figures: list({ type: 'integer', minimum: 0, maximum: 9999 }, 'Figures that the rules read', 2),
        },
        'from',
        'to',
        'by',
      ),
      'Ways by land and by sea',
      MOST_AREAS * MOST_OF_AREA,
    ),
    routeFigures: list(name('A word'), 'What the figures of the routes are called', 2),
    seed: name('Another seed, another coast'),
  },
};
