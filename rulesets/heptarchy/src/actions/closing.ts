import { concludeNegotiations } from '../consequences/index.ts';
import { answerOffer } from '../diplomacy/conclude.ts';
import { getKingdom } from '../rules/find.ts';
import { enemiesOf, warBetween } from '../rules/relations.ts';
import type { Scene } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';

/** A Phase closes, by END or because its time is over (HEP-1.10). Turn 0 has nothing to close (HEP-1.4). */
export const closePhase = (scene: Scene, kingdom: KingdomNumber): void => {
  if (scene.state.turn === 0) {
    scene.emit({ kind: 'setup-ended', rule: 'HEP-1.4', kingdom });
    return;
  }
  refuseUnanswered(scene, kingdom);
  const { phase, missed } = getKingdom(scene.state, kingdom);
  scene.emit({ kind: 'phase-closed', rule: 'HEP-1.10', kingdom, missed: phase.posted ? 0 : missed + 1 });
  concludeNegotiations(scene, kingdom);
};

/** What was pending when the Phase opened and has had no answer counts as refused. */
const refuseUnanswered = (scene: Scene, kingdom: KingdomNumber): void => {
  for (const { from, to, kind: treaty, due } of [...scene.state.proposals]) {
    if (to !== kingdom || !due) continue;
    scene.emit({ kind: 'proposal-ended', rule: 'HEP-1.10', from, to, treaty, why: 'lapsed' });
  }
  for (const enemy of enemiesOf(scene.state, kingdom)) {
    const offer = warBetween(scene.state, kingdom, enemy)?.offer;
    if (offer?.from === enemy && offer.due) answerOffer(scene, enemy, kingdom, 'no-answer');
  }
};
