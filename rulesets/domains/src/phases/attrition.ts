import type { Phase } from '@chancery/core';
import { settle } from '../consequences/settle.ts';
import { DEFENDERS_DIE } from '../data/order-of-death.ts';
import { goingFirst } from '../rules/going.ts';
import { initiativeOf } from '../rules/initiative.ts';
import { pointsOf } from '../rules/levels.ts';
import type { Unit } from '../state.ts';
import type { Types } from '../types.ts';
import { MOST_POINTS_IN_PROVINCE, type ProvinceNumber } from '../words.ts';

/** No domain keeps more than ten points of troops in a province: its own, and those loaned to it (DOM-6.16 to 6.18). */
export const attrition: Phase<Types> = {
  name: 'Attrition',
  rule: 'DOM-6.17',
  run: (turn) => {
    const { setting, state, emit } = turn;
    for (const domain of initiativeOf(setting, state)) {
      const there = new Map<ProvinceNumber, Unit[]>();
      for (const unit of state.units) {
        if ((unit.loanedTo ?? unit.owner) !== domain) continue;
        const crowd = there.get(unit.province);
        if (crowd === undefined) there.set(unit.province, [unit]);
        else crowd.push(unit);
      }
      for (const [province, units] of [...there].sort(([one], [other]) => one - other)) {
        let over = pointsOf(setting.units, units) - MOST_POINTS_IN_PROVINCE;
        for (const unit of goingFirst(units, DEFENDERS_DIE)) {
          if (over <= 0) break;
          over -= pointsOf(setting.units, [unit]);
          emit({ kind: 'starved', rule: 'DOM-6.17', domain, province, unit: unit.id });
        }
      }
    }
    settle(turn);
  },
};
