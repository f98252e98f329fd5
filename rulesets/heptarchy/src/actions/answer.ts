import type { Answer } from '../order.ts';
import { proposalFrom } from '../rules/relations.ts';
import { treatyFault } from '../rules/treaty.ts';
import type { Action } from './action.ts';
import { makeTreaty } from './propose.ts';
import { towards } from './towards.ts';

/** ANSWER: on YES all conditions are asked again, and the treaty holds at once (HEP-5.19). */
export const answer: Action<Answer> = towards({
  fault: ({ state }, kingdom, other, { treaty }) =>
    proposalFrom(state, treaty, other, kingdom) === null ? { code: 'no-proposal', treaty, from: other } : null,

  act: (scene, kingdom, other, { treaty, yes }) => {
    const possible = treatyFault(scene, kingdom, other, treaty) === null;
    const why = !yes ? 'refused' : possible ? 'accepted' : 'impossible';
    scene.emit({ kind: 'proposal-ended', rule: 'HEP-5.19', from: other, to: kingdom, treaty, why });
    if (why === 'accepted') makeTreaty(scene, other, kingdom, treaty);
  },
});
