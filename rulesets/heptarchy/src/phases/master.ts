import { settle } from '../consequences/index.ts';
import { carryOutAct, masterFault } from '../master/index.ts';
import type { MasterAct } from '../order.ts';
import type { Turn } from '../types.ts';

/** The master's acts come before all else (HEP-17.7). What follows from each follows at once: a land may have no master left. */
export const mastersActs = (turn: Turn): void => {
  for (const order of turn.acts as readonly MasterAct[]) {
    const refusal = masterFault(turn, order);
    if (refusal !== null) {
      turn.emit({ kind: 'skipped', rule: 'HEP-1.8', kingdom: null, order, refusal, gold: null });
      continue;
    }
    carryOutAct(turn, order);
    settle(turn, NO_KINGDOM);
  }
};

/** No kingdom acted: the master did. */
const NO_KINGDOM = 0;
