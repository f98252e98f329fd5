import type { Sail } from '../../orders/order.ts';
import type { PlanEntry } from '../../plans.ts';
import type { Refusal } from '../../refusals.ts';
import { provinceOf } from '../../rules/find.ts';
import { movePointsLeft } from '../../rules/move-points.ts';
import { hasPermission } from '../../rules/permission.ts';
import { areAdjacent, hasBarrier, isProvince } from '../../rules/places.ts';
import { shipsIn } from '../../rules/troops.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { eachReady, failMove } from '../plan-steps.ts';
import { holdUnits } from './holding.ts';

/** M4: all fleets sail at the same instant, judged by the state in which the step begins (MD-1.24, MD-5.35 to MD-5.37). */
export const fleetsSail = (turn: Turn): void => {
  const sailing = eachReady(turn, 'SAIL').map((each) => ({ ...each, reason: cannotSail(turn, each.entry, each.unit) }));
  holdUnits(turn, 'F');
  for (const { entry, unit, reason } of sailing) {
    if (reason) failMove(turn, entry, 'M4', reason);
    else {
      const to = entry.order.args.location;
      turn.emit({ kind: 'sailed', rule: 'MD-5.36', unit: unit.id, from: unit.location, to, cost: 1 });
      turn.memory.plans.advance(entry.unit);
    }
  }
};

const cannotSail = (turn: Turn, { order }: PlanEntry<Sail>, fleet: Unit): Refusal | null => {
  const { setting, state } = turn;
  const from = fleet.location;
  const to = order.args.location;
  const left = movePointsLeft(setting, fleet);
  if (shipsIn(setting, fleet.stacks) === 0) return { code: 'no-ships', unit: order.unit };
  if (!areAdjacent(setting, from, to)) return { code: 'not-adjacent', from, to };
  if (isProvince(setting, from) && isProvince(setting, to)) return { code: 'sail-by-land', from, to };
  if (hasBarrier(setting, from, to)) return { code: 'barrier', from, to };
  if (isProvince(setting, to)) {
    const province = provinceOf(state, to);
    if (!province.harbour) return { code: 'no-harbour', province: to };
    if (!hasPermission(state, province, fleet.realm))
      return { code: 'no-permission', province: to, owner: province.owner };
  }
  return left >= 1 ? null : { code: 'not-enough-move-points', unit: order.unit, needed: 1, left };
};
