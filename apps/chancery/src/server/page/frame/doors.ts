import type { Context, Hono } from 'hono';
import { faultPage } from './answer.ts';
import { type Form, formOf } from './form.ts';

/** Ways into a part of the house that whoever comes is shown in by a scene: who they are, and what they may look at there. */
export interface Doors<Scene> {
  get(path: string, run: (scene: Scene) => Promise<Response>): void;
  post(path: string, run: (scene: Scene, field: Form) => Promise<Response>): void;
}

type Shown<Scene> =
  | { readonly ok: true; readonly value: Scene }
  | {
      readonly ok: false;
      readonly error: {
        readonly error: Parameters<typeof faultPage>[1];
        readonly visitor: Parameters<typeof faultPage>[2];
      };
    };

/** Lets everybody in, if there is such a place; use cases decide what they may do there. */
export const doorsTo = <Scene>(
  routes: Hono,
  base: string,
  showIn: (context: Context) => Promise<Shown<Scene>>,
): Doors<Scene> => {
  const enter = async (context: Context, run: (scene: Scene) => Promise<Response>): Promise<Response> => {
    const scene = await showIn(context);
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
