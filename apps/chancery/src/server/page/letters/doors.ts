import type { Hono } from 'hono';
import { type Doors as DoorsTo, doorsTo } from '../frame/doors.ts';
import type { PageHouse } from '../page-house.ts';
import { type LetterScene, letterScene } from './letter-scene.ts';

/** Ways to a drawer, for whoever may open it. */
export type Doors = DoorsTo<LetterScene>;

export const doors = (house: PageHouse, routes: Hono, base: string): Doors =>
  doorsTo(routes, base, (context) => letterScene(house, context));
