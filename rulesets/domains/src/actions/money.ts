import type { Refusal } from '../refusals.ts';
import { getDomain } from '../rules/find.ts';
import { canPay } from '../rules/money.ts';
import type { Acting } from '../rules/scene.ts';
import type { PaidFor } from '../words.ts';

/** Gold for an action: nothing is paid where it cannot be had (DOM-1.7). */

export const goldFault = ({ state, domain }: Acting, cost: number): Refusal | null => {
  const own = getDomain(state, domain);
  return canPay(own, cost) ? null : { code: 'short-of-gold', cost, treasury: own.treasury };
};

export const pay = ({ domain, emit }: Acting, gold: number, what: PaidFor): void => {
  if (gold > 0) emit({ kind: 'gold-paid', rule: 'DOM-1.7', domain, gold, what });
};
