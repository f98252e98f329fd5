import { inNationOrder } from '../rules/find.ts';
import { turnOrder } from '../rules/turn-order.ts';
import { giveCombatOrders, markRelief } from './movement/arrive.ts';
import { execute } from './movement/execute.ts';
import type { Marches } from './movement/groups.ts';
import type { Outcome } from './movement/outcome.ts';
import { planOf } from './movement/plan.ts';
import { linesOf, step, tellDone } from './step.ts';

/** Step 5: every nation's timetable, then all of them together, tick by tick; then combat orders and relief (UM-11.47). */
export const movement = step({
  number: 5,
  name: 'Movement and combat orders',
  rule: 'UM-11.18',
  run: (turn) => {
    const { setting, state } = turn;
    const plan = turnOrder(state).flatMap((nation) => planOf(setting, state, linesOf(turn, nation, 'movement')));
    const marches: Marches = { turn, groups: [], relief: [] };
    const outcomes = execute(marches, plan);
    giveCombatOrders(turn, outcomes);
    markRelief(marches);
    for (const { line, done } of [...outcomes].sort(byNation)) tellDone(turn, line, done);
  },
});

const byNation = (one: Outcome, other: Outcome): number => inNationOrder(one.line.nation, other.line.nation);
