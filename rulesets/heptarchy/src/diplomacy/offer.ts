import { stopNegotiationClock } from '../consequences/index.ts';
import { getKingdom, isNpc } from '../rules/find.ts';
import { warScore } from '../rules/score.ts';
import type { Board, Scene } from '../scene.ts';
import type { Terms } from '../state.ts';
import type { KingdomNumber } from '../words.ts';
import { accepts } from './acceptance.ts';
import { answerOffer } from './conclude.ts';
import { priceOf } from './price.ts';

/** So far ahead in War Score, demands cannot be refused (HEP-7.9). */
const OVERWHELMING = 20;

/** Whether what is offered now could not be refused, by a Player State or an NPC State (HEP-7.9, HEP-7.26). */
export const cannotRefuse = (board: Board, from: KingdomNumber, to: KingdomNumber): boolean =>
  warScore(board, from, to) - warScore(board, to, from) >= OVERWHELMING;

/** Peace is offered: enforced on the weaker, rolled for by an NPC State, else pending until it is answered (HEP-7.7 to 7.11, HEP-7.26). */
export const makeOffer = (scene: Scene, from: KingdomNumber, to: KingdomNumber, terms: Terms): void => {
  const scores = { own: warScore(scene, from, to), theirs: warScore(scene, to, from) };
  const cost = priceOf(scene, from, terms);
  const toNpc = isNpc(getKingdom(scene.state, to));
  const enforced = cannotRefuse(scene, from, to);
  const { turn } = scene.state;
  scene.emit({ kind: 'peace-offered', rule: 'HEP-7.7', from, to, terms, cost, scores, enforced, turn });
  stopNegotiationClock(scene, from, to);
  if (enforced) answerOffer(scene, from, to, 'enforced');
  else if (toNpc) answerOffer(scene, from, to, accepts(scene, from, to, 'white-peace') ? 'accepted' : 'refused');
};
