import type { March } from '../../order.ts';
import type { PlanEntry } from '../../plans.ts';
import type { Refusal } from '../../refusals.ts';
import { findProvince, getProvince } from '../../rules/find.ts';
import { marchCost } from '../../rules/march.ts';
import { movePointsLeft } from '../../rules/move-points.ts';
import { areAtWar } from '../../rules/permission.ts';
import { areAdjacent, hasBarrier } from '../../rules/places.ts';
import { isEmpty } from '../../rules/troops.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { eachReady, failMove } from '../plan-steps.ts';
import { holdUnits } from './holding.ts';

interface Step {
  readonly unit: Unit;
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/**
 * M9: all armies march at the same instant, judged by the state in which the step begins (MD-1.24). Armies that meet
 * enemies on the border they cross are stopped there until M11 (MD-8.82).
 */
export const armiesMarch = (turn: Turn): void => {
  const judged = eachReady(turn, 'MARCH').map(({ entry, unit }) => ({
    entry,
    unit,
    outcome: judge(turn, entry, unit),
  }));
  holdUnits(turn, 'A');
  const steps: Step[] = [];
  for (const { entry, unit, outcome } of judged) {
    if (typeof outcome !== 'number') failMove(turn, entry, 'M9', outcome);
    else {
      steps.push({ unit, from: unit.location, to: entry.order.args.location, cost: outcome });
      turn.memory.plans.advance(unit.id);
    }
  }
  const byBorder = Map.groupBy(steps, ({ from, to }) => `${from}-${to}`);
  for (const step of steps) {
    const { from, to, cost } = step;
    const opposite = byBorder.get(`${to}-${from}`) ?? [];
    const meets = opposite.some((other) => areAtWar(turn.state, other.unit.realm, step.unit.realm));
    turn.emit({ kind: meets ? 'met-at-border' : 'marched', rule: 'MD-5.6', unit: step.unit.id, from, to, cost });
    if (meets) turn.memory.crossings.push({ unit: step.unit.id, from, to });
  }
};

/** The cost of the march, or why it fails (MD-5.6). */
const judge = (turn: Turn, { order }: PlanEntry<March>, army: Unit): number | Refusal => {
  const { setting, state } = turn;
  const from = army.location;
  const to = order.args.location;
  const province = findProvince(state, to);
  if (army.loadedOn !== null) return { code: 'is-loaded', unit: order.unit };
  if (!province) return { code: 'is-sea', location: to };
  if (!areAdjacent(setting, from, to)) return { code: 'not-adjacent', from, to };
  if (hasBarrier(setting, from, to)) return { code: 'barrier', from, to };
  if (isEmpty(army)) return { code: 'empty-unit', unit: order.unit };
  const cost = marchCost(state, province, army.realm);
  if (cost === null) return { code: 'no-permission', province: to, owner: getProvince(state, to).owner };
  const left = movePointsLeft(setting, army);
  return left >= cost ? cost : { code: 'not-enough-move-points', unit: order.unit, needed: cost, left };
};
