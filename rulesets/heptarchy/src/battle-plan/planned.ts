import type { Trial } from '../known/trial.ts';
import type { KingdomOrder, Order } from '../order.ts';

/** Carries drafted orders out on trial up to the first that answers; the board is then as that order should find it. */
export const until = <T>(trial: Trial, drafted: readonly Order[], answer: (order: Order) => T | null): T | null => {
  for (const order of drafted) {
    const found = answer(order);
    if (found !== null) return found;
    trial.take(order as KingdomOrder);
  }
  return null;
};
