import { BORDER_KINDS, type JsonSchema, ROUTE_WAYS, type ScenarioPlaces } from '@chancery/core';
import { list, oneOfWords, row, TEXT, whole } from '@chancery/kit';
import type { Market } from './types.ts';

const TOWN = whole(1, 999);
const PLACE = whole(0, 999);

/** Where a file says that its towns lie, and how they hang together. */
export const PLACES: { readonly [field in 'places' | 'borders' | 'routes']: JsonSchema } = {
  places: list(row({ name: TEXT, x: PLACE, y: PLACE, terrain: TEXT }), { least: 2, most: 60 }),
  borders: list(row({ a: TOWN, b: TOWN, kind: oneOfWords(BORDER_KINDS) })),
  routes: list(row({ a: TOWN, b: TOWN, by: oneOfWords(ROUTE_WAYS), figures: list(whole(0, 999), { most: 1 }) })),
};

/** What the map of a file is grown from. */
export const placesOf = ({ places, borders, routes }: Market): ScenarioPlaces => ({
  areas: places.map((place, at) => ({ ...place, path: `places[${at}]` })),
  borders: borders.map((border, at) => ({ ...border, path: `borders[${at}]` })),
  routes: routes.map((route, at) => ({ ...route, path: `routes[${at}]` })),
  routeFigures: ['fare in coins'],
});
