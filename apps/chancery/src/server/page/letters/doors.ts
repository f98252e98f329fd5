import type { Context, Hono } from 'hono';
import { faultPage } from '../frame/answer.ts';
import { type Form, formOf } from '../frame/form.ts';
import type { PageHouse } from '../page-house.ts';
import { type LetterScene, letterScene } from './letter-scene.ts';

/** Ways to a drawer, for whoever may open it. */
export interface Doors {
  get(path: string, run: (scene: LetterScene) => Promise<Response>): void;
  post(path: string, run: (scene: LetterScene, field: Form) => Promise<Response>): void;
}

/** Whoever comes is shown in, if there is such a drawer; what he may do there use cases decide. */
export const doors = (house: PageHouse, routes: Hono, base: string): Doors => {
  const enter = async (context: Context, run: (scene: LetterScene) => Promise<Response>): Promise<Response> => {
    const scene = await letterScene(house, context);
    return scene.ok ? run(scene.value) : faultPage(context, scene.error.error, scene.error.visitor);
  };
  return {
    get: (path, run) => void routes.get(`${base}${path}`, (context) => enter(context, run)),
    post: (path, run) =>
      void routes.post(`${base}${path}`, (context) =>
        enter(context, async (scene) => run(scene, await formOf(context))),
      ),
  };
};
