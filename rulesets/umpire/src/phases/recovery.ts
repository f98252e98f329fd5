import { allows } from '../rules/calendar.ts';
import { provincesOf } from '../rules/find.ts';
import { step } from './step.ts';

/** Step 15: after taxation devastated provinces recover by a point (UM-8.19, 8.20); then what was bought is finished (UM-8.3). */
export const recovery = step({
  number: 15,
  name: 'Recovery and works',
  rule: 'UM-8.19',
  run: ({ setting, state, emit }) => {
    if (allows(setting, state.turn, 'taxation')) {
      for (const { number: province, dev } of provincesOf(state)) {
        if (dev > 0) emit({ kind: 'recovered', rule: 'UM-8.19', province, dev: dev - 1 });
      }
    }
    for (const { number: province, owner: nation, invPending: points } of provincesOf(state)) {
      if (points > 0) emit({ kind: 'works-finished', rule: 'UM-8.3', nation, province, points });
    }
  },
});
