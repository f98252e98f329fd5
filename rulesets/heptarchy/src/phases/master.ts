import { carryOutAct, masterFault } from '../acts/index.ts';
import type { MasterAct } from '../orders/order.ts';
import type { Turn } from '../types.ts';

/** The master's acts come before all else (HEP-17.7). */
export const mastersActs = (turn: Turn): void => {
  for (const order of turn.acts as readonly MasterAct[]) {
    const refusal = masterFault(turn, order);
    if (refusal === null) carryOutAct(turn, order);
    else turn.emit({ kind: 'skipped', rule: 'HEP-1.8', kingdom: null, order, refusal });
  }
};
