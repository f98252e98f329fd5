import { movePointsLeft } from '../../rules/move-points.ts';
import type { Turn } from '../../types.ts';
import { eachReady, failMove } from '../plan-steps.ts';

/** The first HOLD of a turn is free, every later one costs a Move-point; it uses the rest of the phase (MD-5.14 to MD-5.16, MD-1.15). */
export const holdUnits = (turn: Turn, kind: 'A' | 'F'): void => {
  for (const { entry, unit } of eachReady(turn, 'HOLD')) {
    if (unit.kind !== kind) continue;
    const cost = unit.holds === 0 ? 0 : 1;
    const left = movePointsLeft(turn.setting, unit);
    if (left < cost) {
      const reason = { code: 'not-enough-move-points', unit: entry.order.unit, needed: cost, left } as const;
      failMove(turn, entry, kind === 'F' ? 'M4' : 'M9', reason);
      continue;
    }
    turn.emit({ kind: 'held', rule: cost === 0 ? 'MD-5.14' : 'MD-5.15', unit: unit.id, cost });
    turn.memory.plans.advance(unit.id);
    turn.memory.plans.hold(unit.id);
  }
};
