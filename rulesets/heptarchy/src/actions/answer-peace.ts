import { answerOffer } from '../diplomacy/conclude.ts';
import type { AnswerPeace } from '../order.ts';
import { warBetween } from '../rules/relations.ts';
import type { Action } from './action.ts';
import { towards } from './towards.ts';

/** ANSWER PEACE: in the Phase after the offer; after a refusal the War goes on (HEP-7.10). */
export const answerPeace: Action<AnswerPeace> = towards({
  fault: ({ state }, kingdom, other) =>
    warBetween(state, kingdom, other)?.offer?.from === other ? null : { code: 'no-offer', from: other },

  act: (scene, kingdom, other, { yes }) => answerOffer(scene, other, kingdom, yes ? 'accepted' : 'refused'),
});
