import type { End } from '../order.ts';
import type { Action } from './action.ts';
import { closePhase } from './closing.ts';

/** END: the part of a player in this Turn is over (HEP-1.4, HEP-1.6). */
export const end: Action<End> = {
  fault: () => null,
  act: (scene, kingdom) => closePhase(scene, kingdom),
};
