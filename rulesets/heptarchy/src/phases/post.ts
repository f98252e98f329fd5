import { seatId } from '@chancery/core';
import { carryOut, faultOf } from '../actions/index.ts';
import { settle } from '../consequences/index.ts';
import type { KingdomOrder } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { getAreaInfo, getKingdom } from '../rules/find.ts';
import type { Scene } from '../scene.ts';
import type { Turn } from '../types.ts';
import type { KingdomNumber } from '../words.ts';

/** The Posts that came, resolved at once: one, or in Turn 0 as many as came together, in list order (HEP-1.4, HEP-1.5). */
export const postsResolved = (turn: Turn): void => {
  for (const kingdom of turn.state.playerList) {
    const sheet = turn.sheets[seatId(getAreaInfo(turn.setting, kingdom).code)];
    if (sheet !== undefined) resolvePost(turn, kingdom, sheet.orders as readonly KingdomOrder[]);
  }
};

/** The actions of a Post in the order written (HEP-1.7), up to END: what stands after it is ignored (HEP-14.4). */
export const resolvePost = (scene: Scene, kingdom: KingdomNumber, post: readonly KingdomOrder[]): void => {
  if (isAwaited(scene, kingdom)) scene.emit({ kind: 'posted', rule: 'HEP-1.6', kingdom });
  for (const order of post) {
    const goldBefore = getKingdom(scene.state, kingdom).gold;
    const refusal = takeAction(scene, kingdom, order);
    const { gold } = getKingdom(scene.state, kingdom);
    if (refusal === null) scene.emit({ kind: 'acted', rule: 'HEP-15.3', kingdom, order, goldBefore, gold });
    else scene.emit({ kind: 'skipped', rule: 'HEP-1.8', kingdom, order, refusal, gold });
    if (order.verb === 'END') return;
  }
};

/** Whether a kingdom can post now. */
const isAwaited = ({ state }: Scene, kingdom: KingdomNumber): boolean =>
  state.turn === 0 ? !state.ended.includes(kingdom) : state.active === kingdom;

/** Does an action with all that follows from it; if its moment has come and it can't be done, tells why (HEP-1.8). */
export const takeAction = (scene: Scene, kingdom: KingdomNumber, order: KingdomOrder): Refusal | null => {
  const refusal = faultOf(scene, kingdom, order);
  if (refusal !== null) return refusal;
  carryOut(scene, kingdom, order);
  settle(scene, kingdom);
  return null;
};
