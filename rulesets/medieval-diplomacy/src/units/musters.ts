import type { Muster } from '@chancery/core';
import { type Desk, deskOf, ownUnitNamed } from '../known/desk.ts';
import type { Order } from '../order.ts';
import { findProvince, findUnit, getUnit } from '../rules/find.ts';
import { lowestFreeNumber } from '../rules/numbers.ts';
import { shipsIn, soldiersIn } from '../rules/troops.ts';
import type { Unit } from '../state.ts';
import type { MdKnown, Types } from '../types.ts';
import { unitId, unitLabel } from '../unit-id.ts';

/** A garrison goes nowhere, but the troops in it can: as an army or a fleet formed this turn (MD-4.10, MD-4.11, MD-7.3). */
export const musters = (known: MdKnown, drafted: readonly Order[], label: string): readonly Muster<Types>[] => {
  const desk = deskOf(known, drafted);
  if (!desk) return [];
  const unit = ownUnitNamed(desk, label);
  if (unit?.kind !== 'G' || !findUnit(desk.state, unit.id)) return [];
  const { stacks } = getUnit(desk.movement().moved, unit.id);
  const hasHarbour = findProvince(desk.state, unit.location)?.harbour === true;
  return [
    ...(soldiersIn(desk.setting, stacks) > 0 ? muster(desk, unit, 'A') : []),
    ...(shipsIn(desk.setting, stacks) > 0 && hasHarbour ? muster(desk, unit, 'F') : []),
  ];
};

const LABELS = { A: 'All soldiers march out as', F: 'All ships put to sea as' } as const;
const VERBS = { A: 'FORM_ARMY', F: 'FORM_FLEET' } as const;

/** The new unit, and everything into it that it can hold. */
const muster = (desk: Desk, { id }: Unit, kind: 'A' | 'F'): readonly Muster<Types>[] => {
  const number = lowestFreeNumber(desk.movement().moved, desk.realm, kind);
  if (number === null) return [];
  const [garrison, formed] = [unitLabel(id), unitLabel(unitId(desk.realm, kind, number))];
  const orders: readonly Order[] = [
    { verb: VERBS[kind], unit: garrison, args: { number } },
    { verb: 'TRANSFER', unit: garrison, args: { all: true, to: formed } },
  ];
  return [{ label: `${LABELS[kind]} ${formed}`, unit: formed, orders }];
};
