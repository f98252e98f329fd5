import { answerOffer } from '../diplomacy/conclude.ts';
import { getKingdom } from '../rules/find.ts';
import { enemiesOf, warBetween } from '../rules/relations.ts';
import type { Board, Scene } from '../scene.ts';
import type { Controller, KingdomNumber } from '../words.ts';

/** Who orders for a kingdom from now on. Everything still open between a ruler who goes and others is settled. */
export const setController = (
  scene: Scene,
  kingdom: KingdomNumber,
  to: Exclude<Controller, 'eliminated'>,
  why: 'missed' | 'master',
): void => {
  const controller = to === 'caretaker' && isUntouched(scene, kingdom) ? 'npc' : to;
  if (controller !== 'player') clearTable(scene, kingdom);
  const rule = why === 'missed' ? 'HEP-17.6' : 'HEP-17.7';
  scene.emit({ kind: 'controller-set', rule, kingdom, controller, gold: goldUnder(scene, kingdom, controller), why });
};

/** In Turn 0 nothing has been made yet of a kingdom for which nobody has posted: it is as good as any NPC State. */
const isUntouched = ({ state }: Board, kingdom: KingdomNumber): boolean =>
  state.turn === 0 && !getKingdom(state, kingdom).phase.posted;

/** NPC States have no treasury; a caretaker's is frozen (HEP-16.10); players begin in Turn 0 with the starting Gold (HEP-1.1). */
const goldUnder = ({ setting, state }: Board, number: KingdomNumber, to: Controller): number => {
  const kingdom = getKingdom(state, number);
  if (to === 'npc') return 0;
  const begins = to === 'player' && kingdom.controller === 'npc' && state.turn === 0;
  return begins ? setting.options.startingGold : kingdom.gold;
};

const clearTable = (scene: Scene, kingdom: KingdomNumber): void => {
  for (const { from, to, kind: treaty } of [...scene.state.proposals]) {
    if (from !== kingdom && to !== kingdom) continue;
    scene.emit({ kind: 'proposal-ended', rule: 'HEP-17.6', from, to, treaty, why: 'lapsed' });
  }
  for (const enemy of enemiesOf(scene.state, kingdom)) {
    const offer = warBetween(scene.state, kingdom, enemy)?.offer;
    if (offer) answerOffer(scene, offer.from, offer.from === kingdom ? enemy : kingdom, 'no-answer');
  }
};
