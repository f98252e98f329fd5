import type { KingdomOrder, Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { Board, Scene } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';
import type { Action, Actions } from './action.ts';
import { untimely } from './moment.ts';
import { REALM_ACTIONS } from './realm.ts';
import { UNIT_ACTIONS } from './units.ts';

/** Every action that a player can post (HEP-14.1). It does not compile while one is missing. */
const ACTIONS: Actions<KingdomOrder['verb']> = { ...REALM_ACTIONS, ...UNIT_ACTIONS };

/** What is at fault with an action now; null when it can be done. */
export const faultOf = (board: Board, kingdom: KingdomNumber, { verb, args }: KingdomOrder): Refusal | null =>
  untimely(board, kingdom, verb) ?? (ACTIONS[verb] as Action<Order>).fault(board, kingdom, args);

/** Resolves an action that has no fault. */
export const carryOut = (scene: Scene, kingdom: KingdomNumber, { verb, args }: KingdomOrder): void =>
  (ACTIONS[verb] as Action<Order>).act(scene, kingdom, args);
