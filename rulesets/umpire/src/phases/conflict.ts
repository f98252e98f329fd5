import { provincesOf } from '../rules/find.ts';
import { resolveProvince } from './conflict/resolve.ts';
import { step } from './step.ts';

/** Step 11: conflict at each province in turn, supply first (UM-12.38). */
export const conflict = step({
  number: 11,
  name: 'Conflict',
  rule: 'UM-12.38',
  run: (turn) => {
    for (const { number } of provincesOf(turn.state)) resolveProvince(turn, number);
  },
});
