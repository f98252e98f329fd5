import { whitePeace } from '../consequences/index.ts';
import type { EventOf } from '../events.ts';
import { warBetween } from '../rules/relations.ts';
import type { Scene } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';
import { applyTerms } from './apply-terms.ts';

type PeaceAnswer = EventOf<'peace-answered'>['answer'];

const RULES: { readonly [answer in PeaceAnswer]: string } = {
  accepted: 'HEP-7.10',
  refused: 'HEP-7.10',
  'no-answer': 'HEP-7.10',
  enforced: 'HEP-7.9',
};

/** The offer that is pending from one State to another is answered. After a refusal the War goes on (HEP-7.10). */
export const answerOffer = (scene: Scene, from: KingdomNumber, to: KingdomNumber, answer: PeaceAnswer): void => {
  const offer = warBetween(scene.state, from, to)?.offer ?? null;
  if (offer === null) throw new Error(`${from} has offered no peace to ${to}`);
  const { terms } = offer;
  scene.emit({ kind: 'peace-answered', rule: RULES[answer], from, to, answer });
  if (answer === 'refused' || answer === 'no-answer') return;
  if (terms.white) whitePeace(scene, from, to);
  else applyTerms(scene, from, to, terms);
};
