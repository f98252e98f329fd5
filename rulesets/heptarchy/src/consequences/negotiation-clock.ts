import { getKingdom, isLandUnit, ownedBy, unitsOf } from '../rules/find.ts';
import { warBetween } from '../rules/relations.ts';
import type { Board, Scene } from '../scene.ts';
import type { NegotiationClock, War } from '../state.ts';
import type { KingdomNumber } from '../words.ts';
import { whitePeace } from './peace.ts';

/**
 * Negotiations that begin by themselves (HEP-7.3 to 7.6): the clock is set when one Player State has overrun the other,
 * armed when a Phase of the winner opens, and ends the War as White Peace when that Phase closes without an offer.
 */

/** After every action: sets the clock when the condition becomes true, takes it away when it ceases to hold. */
export const reviewNegotiationClocks = (scene: Scene): void => {
  for (const war of scene.state.wars) {
    const winner = overrunBy(scene, war);
    if (winner === (war.auto?.winner ?? null)) continue;
    setClock(scene, war, winner === null ? null : { winner, armed: false, offered: false });
  }
};

/** A Phase opens. */
export const armNegotiationClocks = (scene: Scene, kingdom: KingdomNumber): void => {
  for (const war of scene.state.wars) {
    const { auto } = war;
    if (auto?.winner === kingdom && !auto.armed && !auto.offered) setClock(scene, war, { ...auto, armed: true });
  }
};

/** An offer has been made. */
export const stopNegotiationClock = (scene: Scene, from: KingdomNumber, to: KingdomNumber): void => {
  const war = warBetween(scene.state, from, to);
  if (war?.auto?.winner === from && !war.auto.offered) setClock(scene, war, { ...war.auto, offered: true });
};

/** A Phase closes (HEP-1.10). */
export const concludeNegotiations = (scene: Scene, kingdom: KingdomNumber): void => {
  for (const { a, b, auto } of [...scene.state.wars]) {
    if (auto?.winner === kingdom && auto.armed && !auto.offered) whitePeace(scene, a, b);
  }
};

/** The Player State that has destroyed all Armies of its enemy, a Player State, and Occupies all its areas (HEP-7.3 to 7.5). */
const overrunBy = (board: Board, { a, b }: War): KingdomNumber | null => {
  if (hasOverrun(board, a, b)) return a;
  return hasOverrun(board, b, a) ? b : null;
};

const hasOverrun = ({ state }: Board, winner: KingdomNumber, loser: KingdomNumber): boolean =>
  [winner, loser].every((kingdom) => getKingdom(state, kingdom).controller === 'player') &&
  ownedBy(state, loser).every(({ occupier }) => occupier === winner) &&
  !unitsOf(state, loser).some(isLandUnit);

const setClock = (scene: Scene, { a, b }: War, auto: NegotiationClock | null): void =>
  scene.emit({ kind: 'negotiations-forced', rule: 'HEP-7.6', a, b, auto });
