import type { Phase } from '@chancery/core';
import { settle } from '../consequences/settle.ts';
import { ATTACKERS_DIE } from '../data/order-of-death.ts';
import { unitsOf } from '../rules/find.ts';
import { goingFirst } from '../rules/going.ts';
import { initiativeOf } from '../rules/initiative.ts';
import { pointsOf, roomForTroops } from '../rules/levels.ts';
import type { Types } from '../types.ts';

/** Whoever has lost holdings cannot keep the troops that these carried (DOM-6.14). */
export const troopMaximum: Phase<Types> = {
  name: 'Troop maximum',
  rule: 'DOM-6.14',
  run: (turn) => {
    const { setting, state, emit } = turn;
    for (const domain of initiativeOf(setting, state)) {
      let over = -roomForTroops(state, setting.units, domain);
      const units: number[] = [];
      for (const unit of goingFirst(unitsOf(state, domain), ATTACKERS_DIE)) {
        if (over <= 0) break;
        over -= pointsOf(setting.units, [unit]);
        units.push(unit.id);
      }
      if (units.length > 0) emit({ kind: 'disbanded', rule: 'DOM-6.14', domain, units, why: 'troop maximum' });
    }
    settle(turn);
  },
};
