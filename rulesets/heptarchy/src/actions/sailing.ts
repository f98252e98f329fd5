import type { Anchor, Dispatch, Sail } from '../order.ts';
import { getArea, getAreaInfo, getSeaInfo } from '../rules/find.ts';
import { mayAnchor } from '../rules/relations.ts';
import { worldNumberOfSea } from '../setting.ts';
import type { Action } from './action.ts';
import { knownArea } from './conditions.ts';
import { ableFleet, moveFleet, stationOf } from './fleet.ts';

/** DISPATCH: anchored Navies put out to the sea of their anchor point (HEP-9.11). */
export const dispatch: Action<Dispatch> = {
  fault: (board, kingdom, { navies }) =>
    ableFleet(board, kingdom, navies) ??
    (stationOf(board, navies).in === 'port' ? null : { code: 'not-anchored', unit: navies[0] as number }),

  act: (scene, kingdom, { navies }) => {
    const at = stationOf(scene, navies);
    if (at.in === 'port') moveFleet(scene, kingdom, { how: 'dispatch', navies, to: { in: 'sea', sea: at.sea } });
  },
};

/** SAIL to an adjacent sea (HEP-9.10). */
export const sail: Action<Sail> = {
  fault: (board, kingdom, { navies, sea }) => {
    if (!board.setting.seas[sea]) return { code: 'unknown-sea', sea };
    const fault = ableFleet(board, kingdom, navies);
    if (fault !== null) return fault;
    const at = stationOf(board, navies);
    if (at.in !== 'sea') return { code: 'not-at-sea', unit: navies[0] as number };
    if (getSeaInfo(board.setting, at.sea).adjacent.includes(sea)) return null;
    const [from, to] = [at.sea, sea].map((each) => worldNumberOfSea(board.setting, each)) as [number, number];
    return { code: 'not-adjacent', from, to };
  },

  act: (scene, kingdom, { navies, sea }) => moveFleet(scene, kingdom, { how: 'sail', navies, to: { in: 'sea', sea } }),
};

/** ANCHOR at a Land Area that borders the sea, where the fleet has the right to (HEP-9.12), at the anchor point named (HEP-9.24). */
export const anchor: Action<Anchor> = {
  fault: (board, kingdom, { navies, area, sea }) => {
    const fault = knownArea(board, area) ?? ableFleet(board, kingdom, navies);
    if (fault !== null) return fault;
    const at = stationOf(board, navies);
    if (at.in !== 'sea') return { code: 'not-at-sea', unit: navies[0] as number };
    const beside = getAreaInfo(board.setting, area).seas;
    const away = [at.sea, sea ?? at.sea].find((each) => !beside.includes(each));
    if (away !== undefined) return { code: 'not-on-that-sea', area, sea: away };
    const { owner, occupier } = getArea(board.state, area);
    return mayAnchor(board, kingdom, area) ? null : { code: 'no-anchoring', area, owner, occupier };
  },

  act: (scene, kingdom, { navies, area, sea }) => {
    const at = stationOf(scene, navies);
    if (at.in === 'sea')
      moveFleet(scene, kingdom, { how: 'anchor', navies, to: { in: 'port', area, sea: sea ?? at.sea } });
  },
};
