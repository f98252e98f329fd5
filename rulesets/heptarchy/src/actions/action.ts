import type { Order, OrderOf, Verb } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { Board, Scene } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';

/**
 * One action of section 14, once: the same condition is asked when a Post is written, and again when the moment of the
 * action comes (HEP-14.1).
 */
export interface Action<O extends Order = Order> {
  /** The first condition that fails; null when it can be done now. */
  fault(board: Board, kingdom: KingdomNumber, args: O['args']): Refusal | null;
  /** Resolves it at once, with all that follows from it. Asked only where there is no fault. */
  act(scene: Scene, kingdom: KingdomNumber, args: O['args']): void;
}

/** The actions of some verbs. */
export type Actions<V extends Verb> = { readonly [verb in V]: Action<OrderOf<verb>> };
