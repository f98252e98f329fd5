import type { HoldingView, UnitView } from '../view-types.ts';
import type { ProvinceNumber, TaskKind } from '../words.ts';
import { fieldArmy, isCapital, namesOf, pointsOf, strength } from './forces.ts';
import { act, canInvade, levelOf, type Realm, rulerOf, say } from './realm.ts';

/** Holdings of enemies: occupied, besieged or stormed. */

/** Holdings in a province that it may take: those of enemies, and its own that others occupy. */
export const targetsIn = (realm: Realm, province: ProvinceNumber): readonly HoldingView[] =>
  realm.view.holdings
    .filter(
      (holding) =>
        holding.province === province &&
        (holding.owner === realm.domain
          ? holding.inside?.occupiedBy != null
          : canInvade(realm, holding.owner) && holding.inside?.occupiedBy !== realm.domain),
    )
    .sort((one, other) => Number(isWalled(realm, one)) - Number(isWalled(realm, other)) || one.id - other.id);

/** Whether it has walls, as far as the bot knows: a hall of law in a capital has until it turns out otherwise. */
const isWalled = (realm: Realm, { id, kind, province, inside }: HoldingView): boolean => {
  const told = realm.view.known.provinces.flatMap(({ holdings }) => holdings).find(({ holding }) => holding === id);
  return inside?.fortified ?? told?.fortified ?? (kind === 'law' && isCapital(realm, province));
};

/** Each army before holdings of an enemy is told what to do with them. */
export const setTasks = (realm: Realm): void => {
  for (const province of new Set(realm.units.map((unit) => unit.province))) {
    const [target] = targetsIn(realm, province).filter(({ owner }) => owner !== realm.domain);
    const army = fieldArmy(realm, province).filter(({ type }) => type !== 'Scouts');
    if (target === undefined || army.length === 0) continue;
    const task = taskFor(realm, target, army);
    const units = task === 'occupy' ? occupiers(realm, target, army) : army;
    const free = units.filter((unit) => unit.task?.holding !== target.id || unit.task.kind !== task);
    if (free.length > 0) say(realm, { verb: 'TASK', args: { units: namesOf(free), task, holding: target.id } });
  }
};

/** What was to be occupied and still is not has walls, or somebody inside. */
const taskFor = (realm: Realm, target: HoldingView, army: readonly UnitView[]): TaskKind => {
  if (target.inside?.siegeLevel === 0) return 'occupy';
  const tried = army.some(({ task }) => task?.kind === 'occupy' && task.holding === target.id);
  if (isWalled(realm, target) || (tried && target.inside?.fortified !== false)) return 'besiege';
  const alien = realm.setting.domains[target.owner]?.calling !== 'lord' && realm.calling === 'lord';
  return alien && rulerOf(realm, target.province) !== realm.domain && pointsOf(realm, army) < levelOf(target)
    ? 'destroy'
    : 'occupy';
};

/** As few as are enough, the cheapest first; somebody stays in the field to hold the land. */
const occupiers = (realm: Realm, target: HoldingView, army: readonly UnitView[]): readonly UnitView[] => {
  const level = target.inside === null ? (realm.view.provinces[target.province]?.level ?? 1) : levelOf(target);
  const chosen: UnitView[] = [];
  for (const unit of [...army].sort((one, other) => strength(realm, [one]) - strength(realm, [other]))) {
    if (pointsOf(realm, chosen) >= Math.max(1, level)) break;
    chosen.push(unit);
  }
  const keepsLand = rulerOf(realm, target.province) === realm.domain || chosen.length < army.length;
  return keepsLand ? chosen : chosen.slice(1);
};

/** Walls that an army with Artillerists stands before are stormed if it is strong enough. */
export const storm = (realm: Realm): void => {
  for (const province of new Set(realm.units.map((unit) => unit.province))) {
    const army = fieldArmy(realm, province).filter(({ type }) => type !== 'Scouts');
    const target = targetsIn(realm, province).find(
      (holding) => isWalled(realm, holding) && holding.inside?.siegeLevel !== 0,
    );
    if (target === undefined || !army.some(({ type }) => type === 'Artillerists')) continue;
    const level = target.inside === null ? (realm.view.provinces[province]?.level ?? 1) : levelOf(target);
    if (strength(realm, army) < level * STORM_A_LEVEL) continue;
    const own = target.owner === realm.domain;
    const args = { holding: target.id, units: namesOf(army), ...(own ? {} : { then: 'occupy' as const }) };
    if (act(realm, 'r1', { verb: 'ASSAULT', args }) || act(realm, 'r2', { verb: 'ASSAULT', args })) return;
  }
};
/** Strength that a level of walls takes. */
const STORM_A_LEVEL = 8;
