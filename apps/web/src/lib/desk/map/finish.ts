import type { MapPicture, World } from '@chancery/core';
import type { Addition } from '@chancery/maps';
import { untilFetched } from '../frame/until-fetched.ts';
import { whenIdle } from './still.ts';

export interface Unfinished {
  readonly world: World;
  readonly picture: MapPicture;
  readonly dark: boolean;
}

type DrawRest = typeof import('./draw-rest.ts').drawRest;
let drawRest: DrawRest | null = null;

/**
 * Adds to a map of which only the lands are drawn what else it shows: at first bit by bit, whenever the page has nothing
 * better to do, and from then on at once. Gives what takes it away again.
 */
export const finish = (root: ParentNode, { world, picture, dark }: Unfinished, done: () => void): (() => void) => {
  const added: ChildNode[] = [];
  let callOff = (): void => undefined;
  const add = ({ id, drawing }: Addition): void => {
    const parent = root.querySelector(`#${id}`);
    const before = parent?.childNodes.length ?? 0;
    parent?.insertAdjacentHTML('beforeend', drawing);
    added.push(...[...(parent?.childNodes ?? [])].slice(before));
  };
  const addFrom = ([next, ...others]: readonly Addition[]): void => {
    if (next === undefined) return done();
    add(next);
    callOff = whenIdle(() => addFrom(others));
  };
  const fetchAndAdd = async (): Promise<void> => {
    let wanted = true;
    callOff = () => {
      wanted = false;
    };
    const draw = (await untilFetched(() => import('./draw-rest.ts'))).drawRest;
    drawRest = draw;
    if (wanted) callOff = whenIdle(() => addFrom(draw(world, picture, { dark })));
  };
  if (drawRest === null) fetchAndAdd();
  else {
    drawRest(world, picture, { dark }).forEach(add);
    done();
  }
  return () => {
    callOff();
    for (const node of added) node.remove();
  };
};
