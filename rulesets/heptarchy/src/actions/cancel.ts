import type { Cancel } from '../order.ts';
import { pair, proposalFrom, treatyBetween } from '../rules/relations.ts';
import type { Action } from './action.ts';
import { towards } from './towards.ts';

/** CANCEL: ends a treaty at once unless it is enforced (HEP-5.20), or withdraws an own Proposal (HEP-5.34). */
export const cancel: Action<Cancel> = towards({
  fault: ({ state }, kingdom, other, { treaty }) => {
    const made = treatyBetween(state, treaty, kingdom, other);
    if (made === null) {
      return proposalFrom(state, treaty, kingdom, other) === null ? { code: 'no-treaty', treaty, with: other } : null;
    }
    const { lockedUntil } = made;
    return lockedUntil !== null && lockedUntil >= state.turn ? { code: 'locked', treaty, until: lockedUntil } : null;
  },

  act: (scene, kingdom, other, { treaty }) => {
    if (treatyBetween(scene.state, treaty, kingdom, other) === null) {
      scene.emit({ kind: 'proposal-ended', rule: 'HEP-5.34', from: kingdom, to: other, treaty, why: 'withdrawn' });
      return;
    }
    const between = pair(kingdom, other);
    scene.emit({ kind: 'treaty-ended', rule: 'HEP-5.20', treaty, ...between, by: kingdom, why: 'cancelled' });
  },
});
