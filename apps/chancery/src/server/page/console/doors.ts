import type { Hono } from 'hono';
import { type Doors, doorsTo } from '../frame/doors.ts';
import type { PageHouse } from '../page-house.ts';
import { damagedPage } from './damaged.ts';
import { type ConsoleScene, consoleScene } from './load-console.ts';

/** Ways to a console, for the masters of its campaign. */
export type ConsoleDoors = Doors<ConsoleScene>;

export const consoleDoors = (house: PageHouse, routes: Hono): ConsoleDoors =>
  doorsTo(
    routes,
    '/campaigns/:campaign/console',
    (context) => consoleScene(house, context),
    (context, error, visitor) => damagedPage(house, context, { error, visitor }),
  );
