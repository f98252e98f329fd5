import type { ScenarioPlaces } from '@chancery/core';
import { ROUTE_FIGURES, routesIn } from '../rules/beginning/routes-in.ts';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';

/** What the map of a checked file is grown from: where its provinces lie, and its two lists of routes (UM-2.1, 2.9). */
export const placesOf = (file: ScenarioFile): ScenarioPlaces => ({
  areas: file.provinces.map(({ name, x, y, terrain, coastal = false }, at) => ({
    name,
    x,
    y,
    terrain: terrain.toLowerCase(),
    coastal,
    path: `provinces[${at}]`,
  })),
  routes: routesIn(file).map(({ route, path }) => ({ ...route, path })),
  routeFigures: ROUTE_FIGURES,
});
