import { disband as disbandUnit } from '../consequences/index.ts';
import type { Disband } from '../order.ts';
import { findCargo } from '../rules/find.ts';
import type { Action } from './action.ts';
import { known, ownUnit } from './unit-conditions.ts';

/** DISBAND any own unit, without refund (HEP-8.20); a Navy at sea must be empty. */
export const disband: Action<Disband> = {
  fault: (board, kingdom, { unit }) => {
    const fault = ownUnit(board, kingdom, unit);
    if (fault !== null) return fault;
    const laden = known(board, unit).at.in === 'sea' && findCargo(board.state, unit) !== null;
    return laden ? { code: 'navy-loaded', navy: unit } : null;
  },

  act: (scene, _kingdom, { unit }) => disbandUnit(scene, unit, 'order'),
};
