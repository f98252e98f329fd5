import type { Sail } from '../../order.ts';
import type { PlanEntry } from '../../plans.ts';
import type { Refusal } from '../../refusals.ts';
import { getProvince } from '../../rules/find.ts';
import { movePointsLeft } from '../../rules/move-points.ts';
import { hasPermission } from '../../rules/permission.ts';
import { areAdjacent, hasBarrier, isProvince } from '../../rules/places.ts';
import { sailCost } from '../../rules/sail.ts';
import { shipsIn } from '../../rules/troops.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { eachReady, failMove } from '../plan-steps.ts';
import { holdUnits } from './holding.ts';

/** M4: all fleets sail at the same instant, judged by the state in which the step begins (MD-1.24, MD-5.35 to MD-5.37). */
export const fleetsSail = (turn: Turn): void => {
  const sailing = eachReady(turn, 'SAIL').map((each) => ({ ...each, outcome: judge(turn, each.entry, each.unit) }));
  holdUnits(turn, 'F');
  for (const { entry, unit, outcome } of sailing) {
    if (typeof outcome !== 'number') failMove(turn, entry, 'M4', outcome);
    else {
      const to = entry.order.args.location;
      turn.emit({ kind: 'sailed', rule: 'MD-5.36', unit: unit.id, from: unit.location, to, cost: outcome });
      turn.memory.plans.advance(entry.unit);
    }
  }
};

/** The cost of the sail, or why it fails (MD-5.35). */
const judge = (turn: Turn, { order }: PlanEntry<Sail>, fleet: Unit): number | Refusal => {
  const { setting, state } = turn;
  const from = fleet.location;
  const to = order.args.location;
  if (shipsIn(setting, fleet.stacks) === 0) return { code: 'no-ships', unit: order.unit };
  if (!areAdjacent(setting, from, to)) return { code: 'not-adjacent', from, to };
  if (isProvince(setting, from) && isProvince(setting, to)) return { code: 'sail-by-land', from, to };
  if (hasBarrier(setting, from, to)) return { code: 'barrier', from, to };
  if (isProvince(setting, to)) {
    const province = getProvince(state, to);
    if (!province.harbour) return { code: 'no-harbour', province: to };
    if (!hasPermission(state, province, fleet.realm))
      return { code: 'no-permission', province: to, owner: province.owner };
  }
  const cost = sailCost(state, to);
  const left = movePointsLeft(setting, fleet);
  return left >= cost ? cost : { code: 'not-enough-move-points', unit: order.unit, needed: cost, left };
};
