import { changePrestige } from '../consequences/index.ts';
import type { Church } from '../order.ts';
import { getKingdom, ownedBy } from '../rules/find.ts';
import { enemiesOf } from '../rules/relations.ts';
import type { Board } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';
import type { Action } from './action.ts';
import { affordable } from './conditions.ts';

/** Gold for each Land Area owned, that is for each Prestige gained (HEP-13.6). */
export const CHURCH_COST = 20;

/** CHURCH: once a Turn, in Peace with everybody, all or nothing (HEP-13.6, 13.7, 13.10). */
export const church: Action<Church> = {
  fault: (board, kingdom) => {
    if (getKingdom(board.state, kingdom).phase.churchDone) return { code: 'already-done' };
    if (enemiesOf(board.state, kingdom).length > 0) return { code: 'at-war-with-anybody' };
    return affordable(board, kingdom, costOf(board, kingdom));
  },

  act: (scene, kingdom) => {
    const cost = costOf(scene, kingdom);
    const gold = getKingdom(scene.state, kingdom).gold - cost;
    scene.emit({ kind: 'church-built', rule: 'HEP-13.6', kingdom, cost, gold });
    changePrestige(scene, kingdom, cost / CHURCH_COST, 'church');
  },
};

const costOf = ({ state }: Board, kingdom: KingdomNumber): number => CHURCH_COST * ownedBy(state, kingdom).length;
