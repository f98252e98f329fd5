import type { RuleNumber } from '@chancery/core';
import type { EventOf } from '../events.ts';
import { getUnit } from '../rules/find.ts';
import { defaultUnitName } from '../rules/names.ts';
import { lowestFreeNumber } from '../rules/numbers.ts';
import type { Stack, Unit } from '../state.ts';
import type { Turn } from '../types.ts';
import { type UnitId, unitId } from '../unit-id.ts';
import { settleLeader } from './leaders.ts';
import { buryPlan } from './plan-steps.ts';

/** Who leaves a unit, for a new one of which kind, and why. */
interface Leaving {
  readonly kind: 'A' | 'F';
  readonly troops?: readonly Stack[];
  readonly commanders?: readonly number[];
  readonly why: EventOf<'transferred'>['why'];
  readonly loadedOn?: UnitId | null;
}

/**
 * Troops leave `from` for a unit that the game itself makes at the same place (MD-4.18): the lowest free number; without
 * one the realm's lowest unit of that kind there takes them; without that they are lost.
 */
export const intoNewUnit = (
  turn: Turn,
  rule: RuleNumber,
  from: Unit,
  { kind, troops = [], commanders = [], why, loadedOn = null }: Leaving,
): void => {
  const receiver = makeUnit(turn, rule, { realm: from.realm, kind, location: from.location, loadedOn });
  if (receiver === null) {
    turn.emit({
      kind: 'troops-gone',
      rule: 'MD-4.18',
      unit: from.id,
      troops,
      commanders,
      why: 'no-room',
      gold: 0,
      rolls: [],
    });
    return;
  }
  const mpUsed = Math.max(from.mpUsed, getUnit(turn.state, receiver).mpUsed);
  turn.emit({ kind: 'transferred', rule, from: from.id, to: receiver, troops, commanders, mpUsed, why });
  settleLeader(turn, receiver);
};

const makeUnit = (
  turn: Turn,
  rule: RuleNumber,
  { realm, kind, location, loadedOn }: Pick<Unit, 'realm' | 'location' | 'loadedOn'> & { readonly kind: 'A' | 'F' },
): UnitId | null => {
  const number = lowestFreeNumber(turn.state, realm, kind);
  if (number === null) {
    const isThere = (unit: Unit): boolean => unit.location === location && unit.loadedOn === loadedOn;
    return turn.state.units.find((unit) => unit.realm === realm && unit.kind === kind && isThere(unit))?.id ?? null;
  }
  const unit = unitId(realm, kind, number);
  buryPlan(turn, unit);
  turn.emit({
    kind: 'unit-formed',
    rule,
    unit,
    name: defaultUnitName(turn.setting, unit),
    location,
    loadedOn,
    by: null,
  });
  return unit;
};
