import type { Pillage } from '../../order.ts';
import type { PlanEntry } from '../../plans.ts';
import type { Refusal } from '../../refusals.ts';
import { getProvince } from '../../rules/find.ts';
import { movePointsLeft } from '../../rules/move-points.ts';
import { hasEnemyTroops } from '../../rules/presence.ts';
import { revenueOf } from '../../rules/revenue.ts';
import { totalCombat } from '../../rules/troops.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { eachReady, failEntry } from '../plan-steps.ts';

interface Pillager {
  readonly entry: PlanEntry<Pillage>;
  readonly unit: Unit;
  readonly combat: number;
}

/** M14: one pillage for each province and turn; of several units the strongest succeeds (MD-11.31 to MD-11.42). */
export const provincesPillaged = (turn: Turn): void => {
  const able: Pillager[] = [];
  for (const { entry, unit } of eachReady(turn, 'PILLAGE')) {
    turn.memory.plans.advance(entry.unit);
    const reason = cannotPillage(turn, entry, unit);
    if (reason) failEntry(turn, entry, 'M14', reason);
    else able.push({ entry, unit, combat: totalCombat(turn.setting, unit) });
  }
  for (const [province, pillagers] of [...Map.groupBy(able, ({ unit }) => unit.location)].sort(([a], [b]) => a - b)) {
    const [strongest, ...others] = pillagers.toSorted((a, b) => b.combat - a.combat || a.unit.id - b.unit.id) as [
      Pillager,
      ...Pillager[],
    ];
    const land = getProvince(turn.state, province);
    turn.emit({
      kind: 'pillaged',
      rule: 'MD-11.36',
      unit: strongest.unit.id,
      province,
      owner: land.owner,
      gold: revenueOf(turn.setting, land),
    });
    for (const { entry } of others) failEntry(turn, entry, 'M14', { code: 'outdone', province });
  }
};

/** MD-11.33 to MD-11.35 */
const cannotPillage = (turn: Turn, { order }: PlanEntry<Pillage>, unit: Unit): Refusal | null => {
  const { setting, state } = turn;
  const { location, kind } = unit;
  const needed = setting.options.pillageMinCombat;
  const combat = totalCombat(setting, unit);
  if (unit.loadedOn !== null) return { code: 'is-loaded', unit: order.unit };
  if (kind === 'A' && movePointsLeft(setting, unit) < 1) {
    return { code: 'not-enough-move-points', unit: order.unit, needed: 1, left: 0 };
  }
  if (combat < needed) return { code: 'too-weak', combat, needed };
  if (getProvince(state, location).pillaged) return { code: 'already-pillaged', province: location };
  return hasEnemyTroops(setting, state, location, unit.realm) ? { code: 'enemy-troops', province: location } : null;
};
