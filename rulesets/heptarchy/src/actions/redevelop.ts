import type { Redevelop } from '../order.ts';
import { developmentCost } from '../rules/development.ts';
import { getArea, getKingdom } from '../rules/find.ts';
import type { Action } from './action.ts';
import { affordable, ownFreeArea } from './conditions.ts';
import { newResource } from './develop.ts';

/** REDEVELOP (HEP-4.9): the new Resource takes the slot of the old one, for its usual cost. */
export const redevelop: Action<Redevelop> = {
  fault: (board, kingdom, { area, old, new: resource }) =>
    ownFreeArea(board, kingdom, area) ??
    (getArea(board.state, area).resources.includes(old) ? null : { code: 'not-there', area, resource: old }) ??
    newResource(board, area, resource) ??
    affordable(board, kingdom, developmentCost(board, kingdom, resource)),

  act: (scene, kingdom, { area, old, new: resource }) => {
    const cost = developmentCost(scene, kingdom, resource);
    const gold = getKingdom(scene.state, kingdom).gold - cost;
    scene.emit({ kind: 'developed', rule: 'HEP-4.9', kingdom, area, resource, instead: old, cost, gold });
  },
};
