import type { Protect } from '../order.ts';
import { getArea } from '../rules/find.ts';
import type { Action } from './action.ts';
import { enoughCavalry, ownArea } from './conditions.ts';

/** PROTECT: raids on an own area are harder until the next Phase of its owner (HEP-12.6). */
export const protect: Action<Protect> = {
  fault: (board, kingdom, { area, times = 1 }) => ownArea(board, kingdom, area) ?? enoughCavalry(board, kingdom, times),

  act: (scene, kingdom, { area, times = 1 }) => {
    const protection = getArea(scene.state, area).protection + times;
    scene.emit({ kind: 'protected', rule: 'HEP-12.6', kingdom, area, times, protection });
  },
};
