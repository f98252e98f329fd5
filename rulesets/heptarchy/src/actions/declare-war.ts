import { declareWarFollows } from '../consequences/index.ts';
import type { DeclareWar } from '../order.ts';
import { getKingdom } from '../rules/find.ts';
import { atWar, havePact, truceBetween } from '../rules/relations.ts';
import type { Action } from './action.ts';
import { towards } from './towards.ts';

/** DECLARE WAR: one-sided, free and at once, on anybody near or far (HEP-5.5). */
export const declareWar: Action<DeclareWar> = towards({
  fault: ({ state }, kingdom, other) => {
    if (atWar(state, kingdom, other)) return { code: 'at-war', with: other };
    if (havePact(state, kingdom, other)) return { code: 'pact', with: other };
    const truce = truceBetween(state, kingdom, other);
    if (truce !== null) return { code: 'truce', with: other, until: truce.until };
    const cancelled = getKingdom(state, kingdom).phase.cancelledPacts.includes(other);
    return cancelled ? { code: 'pact-cancelled-this-phase', with: other } : null;
  },

  act: (scene, kingdom, other) => {
    scene.emit({ kind: 'war-declared', rule: 'HEP-5.5', by: kingdom, on: other, turn: scene.state.turn });
    declareWarFollows(scene, kingdom, other);
  },
});
