import type { Actions } from './action.ts';
import { boost } from './boost.ts';
import { disband } from './disbanding.ts';
import { load, unload } from './loading.ts';
import { move } from './move.ts';
import { anchor, dispatch, sail } from './sailing.ts';

/** What is ordered to units. */
export const UNIT_ACTIONS: Actions<'MOVE' | 'LOAD' | 'UNLOAD' | 'DISPATCH' | 'SAIL' | 'ANCHOR' | 'DISBAND' | 'BOOST'> =
  {
    MOVE: move,
    LOAD: load,
    UNLOAD: unload,
    DISPATCH: dispatch,
    SAIL: sail,
    ANCHOR: anchor,
    DISBAND: disband,
    BOOST: boost,
  };
