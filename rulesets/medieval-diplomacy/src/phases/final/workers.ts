import type { Refusal } from '../../refusals.ts';
import { getProvince, getRealm } from '../../rules/find.ts';
import { movePointsLeft } from '../../rules/move-points.ts';
import { hasEnemyTroops } from '../../rules/presence.ts';
import { soldiersIn } from '../../rules/troops.ts';
import type { Province, Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { unitLabel } from '../../unit-id.ts';
import { GOLD } from '../../words.ts';

/** Soldiers of a unit that have not worked this turn; fresh recruits do not work (MD-12.32, MD-12.65). */
export const workersLeft = ({ setting, memory }: Turn, unit: Unit): number =>
  soldiersIn(setting, unit.stacks) - unit.freshSoldiers - (memory.workers.get(unit.id) ?? 0);

/** The province where a unit may build, repair and raze; or why it may not (MD-12.31, MD-12.42). */
export const workplace = ({ setting, state, memory }: Turn, unit: Unit): Province | Refusal => {
  const { location, realm, kind } = unit;
  const label = unitLabel(unit.id);
  if (kind === 'F') return { code: 'wrong-unit-kind', unit: label, wanted: 'army or garrison' };
  if (unit.loadedOn !== null) return { code: 'is-loaded', unit: label };
  const province = getProvince(state, location);
  if (province.owner !== realm) return { code: 'not-yours', province: location };
  /** Orders of a garrison are void once its province was lost, also if it was retaken (MD-11.11). */
  if (kind === 'G' && province.changedHands) return { code: 'changed-hands', province: location };
  if (kind === 'A' && !memory.builders.has(unit.id) && movePointsLeft(setting, unit) < 1) {
    return { code: 'not-enough-move-points', unit: label, needed: 1, left: 0 };
  }
  return hasEnemyTroops(setting, state, location, realm) ? { code: 'enemy-troops', province: location } : province;
};

/** The soldiers or the gold that a work would take and are not there. */
export const lacksMeans = (turn: Turn, unit: Unit, workers: number, gold: number): Refusal | null => {
  const left = workersLeft(turn, unit);
  if (left < workers) return { code: 'not-enough-workers', needed: workers, left };
  const { treasury } = getRealm(turn.state, unit.realm);
  return treasury < gold * GOLD ? { code: 'not-enough-gold', needed: gold * GOLD, treasury } : null;
};

/** The soldiers are used for this turn; an army is exhausted by the first of its works (MD-5.22). */
export const work = (turn: Turn, unit: Unit, workers: number): void => {
  turn.memory.workers.set(unit.id, (turn.memory.workers.get(unit.id) ?? 0) + workers);
  if (unit.kind !== 'A' || turn.memory.builders.has(unit.id)) return;
  turn.memory.builders.add(unit.id);
  turn.emit({ kind: 'exhausted', rule: 'MD-5.22', unit: unit.id, why: 'building' });
};
