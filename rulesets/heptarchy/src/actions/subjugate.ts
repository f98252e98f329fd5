import { absorb } from '../consequences/index.ts';
import { accepts, askedAlready } from '../diplomacy/acceptance.ts';
import type { Subjugate } from '../order.ts';
import { getKingdom, isNpc, ownedBy } from '../rules/find.ts';
import { atWar } from '../rules/relations.ts';
import type { Action } from './action.ts';
import { towards } from './towards.ts';

/** SUBJUGATE: one NPC State per Turn is asked to give itself up (HEP-5.28 to 5.33). */
export const subjugate: Action<Subjugate> = towards({
  fault: (board, kingdom, other) => {
    const { state } = board;
    if (!isNpc(getKingdom(state, other))) return { code: 'not-an-npc', kingdom: other };
    if (ownedBy(state, other).length > 1) return { code: 'too-many-areas', kingdom: other };
    if (atWar(state, kingdom, other)) return { code: 'at-war', with: other };
    if (getKingdom(state, kingdom).phase.subjugateDone) return { code: 'subjugated-already' };
    return askedAlready(board, kingdom, other);
  },

  act: (scene, kingdom, other) => {
    if (accepts(scene, kingdom, other, 'subjugation')) absorb(scene, other, kingdom);
  },
});
