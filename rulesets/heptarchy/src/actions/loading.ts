import type { Load, Unload } from '../order.ts';
import { areaUnder, findCargo } from '../rules/find.ts';
import type { Action } from './action.ts';
import { known, ownLandUnit, ownNavy, rested } from './unit-conditions.ts';

/** LOAD: a Land Unit goes aboard an anchored Navy in the same Land Area, one on each (HEP-9.14, HEP-9.15). */
export const load: Action<Load> = {
  fault: (board, kingdom, { unit, navy }) => {
    const fault = ownLandUnit(board, kingdom, unit) ?? ownNavy(board, kingdom, navy) ?? rested(board, unit);
    if (fault !== null) return fault;
    const { at } = known(board, navy);
    if (at.in !== 'port') return { code: 'not-anchored', unit: navy };
    if (areaUnder(board.state, known(board, unit)) !== at.area) return { code: 'not-in-same-area', unit, navy };
    return findCargo(board.state, navy) === null ? null : { code: 'navy-full', navy };
  },

  act: (scene, kingdom, { unit, navy }) => scene.emit({ kind: 'loaded', rule: 'HEP-9.14', kingdom, unit, navy }),
};

/** UNLOAD from an anchored Navy (HEP-9.15). */
export const unload: Action<Unload> = {
  fault: (board, kingdom, { unit }) => {
    const fault = ownLandUnit(board, kingdom, unit);
    if (fault !== null) return fault;
    const { at } = known(board, unit);
    const aboard = at.in === 'navy' && known(board, at.navy).at.in === 'port';
    return aboard ? null : { code: 'not-aboard', unit };
  },

  act: (scene, kingdom, { unit }) => {
    const area = areaUnder(scene.state, known(scene, unit));
    if (area !== null) scene.emit({ kind: 'unloaded', rule: 'HEP-9.15', kingdom, unit, area });
  },
};
