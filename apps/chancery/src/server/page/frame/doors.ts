import type { Context, Hono } from 'hono';
import type { Visitor } from '../visitor.ts';
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
        readonly visitor: Visitor;
      };
    };

/** What is answered in place of a refusal; null where that is answered. */
export type Instead = (
  context: Context,
  error: Parameters<typeof faultPage>[1],
  visitor: Visitor,
) => Promise<Response | null>;

/** Lets everybody in, if there is such a place; use cases decide what they may do there. */
export const doorsTo = <Scene>(
  routes: Hono,
  base: string,
  showIn: (context: Context) => Promise<Shown<Scene>>,
  instead: Instead = async () => null,
): Doors<Scene> => {
  const enter = async (context: Context, run: (scene: Scene) => Promise<Response>): Promise<Response> => {
    const scene = await showIn(context);
    if (scene.ok) return run(scene.value);
    const { error, visitor } = scene.error;
    return (await instead(context, error, visitor)) ?? faultPage(context, error, visitor);
  };
  return {
    get: (path, run) => void routes.get(`${base}${path}`, (context) => enter(context, run)),
    post: (path, run) =>
      void routes.post(`${base}${path}`, (context) =>
        enter(context, async (scene) => run(scene, await formOf(context))),
      ),
  };
};
