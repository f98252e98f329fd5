import { livingNations } from '../rules/find.ts';
import { step } from './step.ts';

/** Before all else the master gives nations to rulers, or to the caretaker's rules (UM-22.8, 22.10). */
export const mastersActs = step({
  number: 0,
  name: "Master's acts",
  rule: 'UM-22.10',
  run: ({ state, acts, emit }) => {
    for (const act of acts) {
      if (act.verb !== 'SET_STATUS') continue;
      const { nation, to: status } = act.args;
      const found = livingNations(state).find(({ number }) => number === nation);
      if (found === undefined || found.status === status) continue;
      emit({ kind: 'status-set', rule: 'UM-22.10', nation, status, why: 'master' });
    }
  },
});
