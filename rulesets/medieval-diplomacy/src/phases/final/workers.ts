import type { Refusal } from '../../refusals.ts';
import { provinceOf } from '../../rules/find.ts';
import { movePointsLeft } from '../../rules/move-points.ts';
import { isProvince } from '../../rules/places.ts';
import { hasEnemyTroops } from '../../rules/presence.ts';
import { soldiersIn } from '../../rules/troops.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { unitLabel } from '../../unit-id.ts';

/** Soldiers of a unit that have not worked this turn; fresh recruits do not work (MD-12.32, MD-12.65). */
export const workersLeft = ({ setting, memory }: Turn, unit: Unit): number =>
  soldiersIn(setting, unit.stacks) - unit.freshSoldiers - (memory.workers.get(unit.id) ?? 0);

/** What building, repairing and razing have in common (MD-12.31, MD-12.42). `workers` are those that this order needs. */
export const cannotWork = (turn: Turn, unit: Unit, workers: number): Refusal | null => {
  const { setting, state, memory } = turn;
  const { location, realm } = unit;
  if (unit.loadedOn !== null || !isProvince(setting, location)) return { code: 'is-loaded', unit: unitLabel(unit.id) };
  if (provinceOf(state, location).owner !== realm) return { code: 'not-yours', province: location };
  if (unit.kind === 'A' && !memory.builders.has(unit.id) && movePointsLeft(setting, unit) < 1) {
    return { code: 'not-enough-move-points', unit: unitLabel(unit.id), needed: 1, left: 0 };
  }
  const left = workersLeft(turn, unit);
  if (left < workers) return { code: 'not-enough-workers', needed: workers, left };
  return hasEnemyTroops(setting, state, location, realm) ? { code: 'enemy-troops', province: location } : null;
};

/** The soldiers are used for this turn; an army is exhausted by the first of its works (MD-5.22). */
export const work = (turn: Turn, unit: Unit, workers: number): void => {
  turn.memory.workers.set(unit.id, (turn.memory.workers.get(unit.id) ?? 0) + workers);
  if (unit.kind !== 'A' || turn.memory.builders.has(unit.id)) return;
  turn.memory.builders.add(unit.id);
  turn.emit({ kind: 'exhausted', rule: 'MD-5.22', unit: unit.id, why: 'building' });
};
