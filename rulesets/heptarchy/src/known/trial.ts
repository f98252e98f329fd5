import { copyPlain, type Draft } from '@chancery/core';
import { trialOn, type Wishes } from '@chancery/kit';
import { settle } from '../consequences/index.ts';
import { apply } from '../event-kinds.ts';
import type { Event } from '../events.ts';
import type { KingdomOrder } from '../order.ts';
import { openPhase } from '../phases/opening.ts';
import { takeAction } from '../phases/post.ts';
import { trucesEnd } from '../phases/turn-end.ts';
import type { Refusal } from '../refusals.ts';
import type { Board, Scene } from '../scene.ts';
import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { HepKnown } from '../types.ts';
import type { KingdomNumber } from '../words.ts';

/** Every die falls as the poster would wish. */
const WISHES: Wishes = { usual: 'highest', otherwise: ['land.def', 'sea.def', 'raid.pick'] };

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
  const scene = trialOn<Setting, State, Event>({ setting, state, apply, wishes: WISHES });
  if (state.active !== kingdom && (state.turn > 0 || state.ended.includes(kingdom))) openNext(scene, state, kingdom);

  return {
    setting,
    state,
    kingdom,
    take(order) {
      const certain = !scene.rolled();
      const before = scene.events.length;
      const refusal = takeAction(scene, kingdom, order);
      return { refusal, certain, events: scene.events.slice(before) };
    },
  };
};
