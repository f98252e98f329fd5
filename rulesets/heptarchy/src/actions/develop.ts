import type { Develop } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { developmentCost, SLOTS } from '../rules/development.ts';
import { getArea, getAreaInfo, getKingdom } from '../rules/find.ts';
import type { Board } from '../scene.ts';
import type { AreaNumber, Resource } from '../words.ts';
import type { Action } from './action.ts';
import { affordable, ownFreeArea } from './conditions.ts';

/** HEP-4.6, HEP-4.8: allowed there, and not there yet. */
export const newResource = ({ setting, state }: Board, area: AreaNumber, resource: Resource): Refusal | null => {
  if (!getAreaInfo(setting, area).allowed.includes(resource)) return { code: 'not-allowed-here', area, resource };
  return getArea(state, area).resources.includes(resource) ? { code: 'already-there', area, resource } : null;
};

/** DEVELOP (HEP-4.11): as often as Gold and slots allow; the lowest free slot is filled. */
export const develop: Action<Develop> = {
  fault: (board, kingdom, { area, resource }) =>
    ownFreeArea(board, kingdom, area) ??
    newResource(board, area, resource) ??
    (getArea(board.state, area).resources.length < SLOTS ? null : { code: 'no-free-slot', area }) ??
    affordable(board, kingdom, developmentCost(board, kingdom, resource)),

  act: (scene, kingdom, { area, resource }) => {
    const cost = developmentCost(scene, kingdom, resource);
    const gold = getKingdom(scene.state, kingdom).gold - cost;
    scene.emit({ kind: 'developed', rule: 'HEP-4.11', kingdom, area, resource, instead: null, cost, gold });
  },
};
