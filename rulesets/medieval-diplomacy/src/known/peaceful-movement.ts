import type { Draft } from '@chancery/core';
import { borderBattles, landBattles, seaBattles } from '../phases/movement/battles.ts';
import type { MovementStep } from '../phases/movement/repeat.ts';
import { MOVES } from '../phases/plan-steps.ts';
import { MOVEMENT_EVENTS } from '../phases.ts';
import { findProvince, getTroop } from '../rules/find.ts';
import { areEnemiesIn } from '../rules/permission.ts';
import { isProvince } from '../rules/places.ts';
import { isShip } from '../rules/troops.ts';
import type { Unit } from '../state.ts';
import type { MdKnown, Turn } from '../types.ts';
import { realmOf, unitLabel } from '../unit-id.ts';
import type { UnitView } from '../view-types.ts';
import { EXHAUSTED, type Location, type RealmNumber } from '../words.ts';
import type { ExpectedFault } from './expected-fault.ts';

/**
 * The steps of movement with battles foreseen in place of being fought: whoever meets enemies abroad goes no further
 * (MD-5.23, MD-5.24), and is taken to have won. The orders that this ends are noted in `faults`.
 */
export const peacefulMovement = (
  known: MdKnown,
  realm: RealmNumber,
  faults: Map<number, ExpectedFault>,
): readonly MovementStep[] => {
  const enemies = new Map<Location, UnitView[]>();
  for (const unit of known.view.units) {
    if (realmOf(unit.id) === realm) continue;
    const there = enemies.get(unit.location);
    if (there) there.push(unit);
    else enemies.set(unit.location, [unit]);
  }
  const foresee =
    (atSea: boolean) =>
    (turn: Turn): void => {
      const met = turn.state.units.filter(
        (unit) => unit.realm === realm && takesPart(known, unit, atSea) && meetsEnemy(known, turn, unit, enemies),
      );
      for (const unit of met) {
        enemies.delete(unit.location);
        if (turn.state.provinces[unit.location]?.owner !== realm) stop(turn, unit, faults);
      }
    };
  return MOVEMENT_EVENTS.flatMap((step) => {
    if (step.run === borderBattles) return [];
    if (step.run === seaBattles) return [{ ...step, run: foresee(true) }];
    return step.run === landBattles ? [{ ...step, run: foresee(false) }] : [step];
  });
};

/** Fleets fight at sea; armies and garrisons on land, also aboard in harbour. */
const takesPart = ({ setting }: MdKnown, unit: Unit, atSea: boolean): boolean =>
  isProvince(setting, unit.location) !== atSea &&
  (unit.kind === 'F') === atSea &&
  unit.stacks.length + unit.commanders.length > 0;

const meetsEnemy = (
  { setting }: MdKnown,
  { state }: Turn,
  { location, realm }: Unit,
  enemies: ReadonlyMap<Location, readonly UnitView[]>,
): boolean => {
  const province = findProvince(state, location);
  return (enemies.get(location) ?? []).some(({ id, troops, commanders }) => {
    if (!areEnemiesIn(state, province, realm, realmOf(id))) return false;
    const ships = troops.some(({ type }) => isShip(getTroop(setting, type)));
    const soldiers = troops.some(({ type }) => !isShip(getTroop(setting, type)));
    return province ? soldiers || commanders > 0 : ships;
  });
};

const stop = (turn: Turn, { id, location }: Unit, faults: Map<number, ExpectedFault>): void => {
  const unit = (turn.state.units as Draft<Unit>[]).find((each) => each.id === id);
  if (unit) unit.mpUsed = EXHAUSTED;
  for (const { position } of turn.memory.plans.cancel(id, MOVES)) {
    const refusal = { code: 'battle-expected', unit: unitLabel(id), location } as const;
    faults.set(position, { phase: turn.state.phase, refusal });
  }
};
