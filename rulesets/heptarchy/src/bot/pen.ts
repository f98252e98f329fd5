import type { Dice } from '@chancery/core';
import { faultOf } from '../actions/index.ts';
import { type Trial, trialOf } from '../known/trial.ts';
import type { KingdomOrder } from '../order.ts';
import type { HepKnown } from '../types.ts';
import type { KingdomNumber } from '../words.ts';

/** What a bot writes its Post with: it writes nothing that it does not expect to be done. */
export interface Pen {
  /** The board as the Post so far should leave it. */
  readonly trial: Trial;
  readonly me: KingdomNumber;
  /** Its taste, so that no two games are alike. */
  readonly dice: Dice;
  readonly post: readonly KingdomOrder[];
  could(order: KingdomOrder): boolean;
  /** Writes an action if it should be done; says whether it has. */
  write(order: KingdomOrder): boolean;
  /** Writes an action without trying it out: what it leads to lies with the dice, and later actions go by the board before it. */
  dare(order: KingdomOrder): boolean;
}

export const penFor = (known: HepKnown, dice: Dice): Pen | null => {
  const trial = trialOf(known);
  if (trial === null) return null;
  const post: KingdomOrder[] = [];
  const could = (order: KingdomOrder): boolean => faultOf(trial, trial.kingdom, order) === null;
  return {
    trial,
    me: trial.kingdom,
    dice,
    post,
    could,
    write(order) {
      if (trial.take(order).refusal !== null) return false;
      post.push(order);
      return true;
    },
    dare(order) {
      if (!could(order)) return false;
      post.push(order);
      return true;
    },
  };
};
