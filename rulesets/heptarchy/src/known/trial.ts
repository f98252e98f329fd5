import { copyPlain, type Dice, type Draft } from '@chancery/core';
import { apply } from '../apply.ts';
import type { Event } from '../events.ts';
import { settle } from '../follow/index.ts';
import type { KingdomOrder } from '../orders/order.ts';
import { openPhase } from '../phases/opening.ts';
import { takeAction } from '../phases/post.ts';
import { trucesEnd } from '../phases/turn-end.ts';
import type { Refusal } from '../refusals.ts';
import type { Board, Scene } from '../scene.ts';
import type { State } from '../state.ts';
import type { HepKnown } from '../types.ts';
import type { KingdomNumber } from '../words.ts';

/** Every die falls as the poster would wish. */
const KIND_DICE: { readonly [name: string]: (sides: number) => number } = {
  'land.def': () => 1,
  'sea.def': () => 1,
  'raid.pick': () => 1,
};

/** A Post that is tried out, action by action, by the very rules that resolve it. */
export interface Trial extends Board {
  readonly kingdom: KingdomNumber;
  take(order: KingdomOrder): Tried;
}

export interface Tried {
  /** Why it should be skipped; null when it should be done. */
  readonly refusal: Refusal | null;
  /** No die before it could change that. */
  readonly certain: boolean;
  readonly events: readonly Event[];
}

/** The next Phase of a kingdom as it would open now: in this Turn, or in the next if its part in this one is over. */
const openNext = (scene: Scene, state: Draft<State>, kingdom: KingdomNumber): void => {
  if (state.ended.includes(kingdom)) {
    trucesEnd(scene);
    state.turn += 1;
    state.ended = [];
  }
  openPhase(scene, kingdom);
  settle(scene, kingdom);
};

/**
 * Opens a trial on the board as everybody sees it; dice fall as one would wish. A kingdom whose Phase is not open tries for
 * the moment when it opens, as things stand now. Null for whoever rules nothing.
 */
export const trialOf = ({ setting, view }: HepKnown): Trial | null => {
  const { kingdom } = view;
  if (kingdom === null || view.board.outcome !== null) return null;
  if (view.board.kingdoms[kingdom]?.controller !== 'player') return null;

  const state = copyPlain(view.board) as Draft<State>;
  let rolled = false;
  let events: Event[] = [];
  const dice: Dice = {
    at: (name) => ({
      d: (sides) => {
        rolled = true;
        return (KIND_DICE[name] ?? ((top: number) => top))(sides);
      },
    }),
    log: () => [],
  };
  const scene: Scene = {
    setting,
    state,
    dice,
    emit(event) {
      apply(state, event, setting);
      events.push(event);
    },
  };
  if (state.active !== kingdom && (state.turn > 0 || state.ended.includes(kingdom))) openNext(scene, state, kingdom);

  return {
    setting,
    state,
    kingdom,
    take(order) {
      events = [];
      const certain = !rolled;
      return { refusal: takeAction(scene, kingdom, order), certain, events };
    },
  };
};
