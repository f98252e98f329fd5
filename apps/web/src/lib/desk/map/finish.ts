import type { MapPicture, World } from '@chancery/core';
import type { Addition } from '@chancery/maps';
import { untilFetched } from '../frame/until-fetched.ts';
import { whenIdle } from './when-idle.ts';

export interface Unfinished {
  readonly world: World;
  readonly picture: MapPicture;
  readonly dark: boolean;
}

export interface Finishing {
  /** Called when only what is missed least is still missing; that waits for it. */
  readonly almost: (missing: readonly Addition[]) => Promise<unknown>;
  readonly done: () => void;
}

type DrawRest = typeof import('./draw-rest.ts').drawRest;
let drawRest: DrawRest | null = null;

/**
 * Adds to a map of which only the lands are drawn what else it shows: at first bit by bit, whenever the page has nothing
 * better to do, and from then on at once. Gives what takes it away again.
 */
export const finish = (
  root: ParentNode,
  { world, picture, dark }: Unfinished,
  { almost, done }: Finishing,
): (() => void) => {
  const added: ChildNode[] = [];
  let wanted = true;
  let callOff = (): void => undefined;
  const add = ({ id, drawing }: Addition): void => {
    const parent = root.querySelector(`#${id}`);
    const before = parent?.childNodes.length ?? 0;
    parent?.insertAdjacentHTML('beforeend', drawing);
    added.push(...[...(parent?.childNodes ?? [])].slice(before));
  };
  const idle = (): Promise<void> =>
    new Promise((now) => {
      callOff = whenIdle(now);
    });
  const addAll = async (additions: readonly Addition[]): Promise<void> => {
    for (const [at, next] of additions.entries()) {
      await idle();
      if (at === additions.length - 1) await almost([next]);
      if (!wanted) return;
      add(next);
    }
    await idle();
    if (wanted) done();
  };
  const fetchAndAdd = async (): Promise<void> => {
    const draw = (await untilFetched(() => import('./draw-rest.ts'))).drawRest;
    drawRest = draw;
    await idle();
    if (wanted) await addAll(draw(world, picture, { dark }));
  };
  if (drawRest === null) fetchAndAdd();
  else {
    drawRest(world, picture, { dark }).forEach(add);
    done();
  }
  return () => {
    wanted = false;
    callOff();
    for (const node of added) node.remove();
  };
};
