import { onceFor } from '@chancery/core';
import { totalCombat } from '../rules/troops.ts';
import type { Commander, Stack, State, Unit } from '../state.ts';
import type { MdPosition } from '../types.ts';
import type { OwnUnitView, UnitView } from '../view-types.ts';
import type { TroopType } from '../words.ts';
import { knowsSecretsOf, type Watcher } from './watcher.ts';

/** MD-16.1, MD-16.3: all units on the map. */
export const unitsSeen = (position: MdPosition, watcher: Watcher): readonly UnitView[] => {
  const open = unitsSeenByAll(position);
  return position.state.units.map((unit, index) => {
    const seen = open[index] as UnitView;
    return knowsSecretsOf(watcher, unit.realm) ? { ...seen, own: dispositions(unit) } : seen;
  });
};

/** As they look to everybody else: made once for all viewers. */
const unitsSeenByAll = onceFor(({ setting, state }: MdPosition): readonly UnitView[] =>
  state.units.map((unit) => ({
    id: unit.id,
    name: unit.name,
    location: unit.location,
    loadedOn: unit.loadedOn,
    troops: troopsByType(unit.stacks),
    commanders: unit.commanders.length,
    totalCombat: totalCombat(setting, unit),
    own: null,
  })),
);

/** MD-16.4 */
const dispositions = (unit: Unit): OwnUnitView => ({
  stacks: unit.stacks,
  commanders: unit.commanders,
  leader: unit.leader,
  retreatLevel: unit.retreatLevel,
  follow: unit.follow,
  defendFort: unit.defendFort,
  marines: unit.marines,
});

/** Numbers by type in troop table order: in which rank they stand is nobody else's business. */
const troopsByType = (stacks: readonly Stack[]): UnitView['troops'] => {
  const counts: { type: TroopType; count: number }[] = [];
  for (const { type, count } of stacks) {
    const same = counts.find((each) => each.type === type);
    if (same) same.count += count;
    else counts.push({ type, count });
  }
  return counts.sort((a, b) => a.type - b.type);
};

/** Ratings are known to their ruler alone (MD-16.4). */
export const commandersSeen = (state: State, watcher: Watcher): readonly Commander[] =>
  state.commanders.filter(({ realm }) => knowsSecretsOf(watcher, realm));
