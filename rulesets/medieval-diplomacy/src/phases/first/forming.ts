import type { Listed } from '../../memory.ts';
import type { FormArmy, FormFleet } from '../../order.ts';
import { findUnit, getProvince } from '../../rules/find.ts';
import { defaultUnitName } from '../../rules/names.ts';
import { lowestFreeNumber } from '../../rules/numbers.ts';
import type { Turn } from '../../types.ts';
import { unitId } from '../../unit-id.ts';
import { fail, giverOf, ordersOf, type Step } from '../steps.ts';

/** E5 */
export const armiesFormed = (turn: Turn): void => formed(turn, 'A', 'E5', ordersOf(turn, 'FORM_ARMY'));

/** E6 */
export const fleetsFormed = (turn: Turn): void => formed(turn, 'F', 'E6', ordersOf(turn, 'FORM_FLEET'));

/** New units appear where their creator is, and may act this turn (MD-4.10 to MD-4.15). */
const formed = (turn: Turn, kind: 'A' | 'F', step: Step, orders: readonly Listed<FormArmy | FormFleet>[]): void => {
  for (const listed of orders) {
    const { realm, order } = listed;
    const creator = giverOf(turn, listed);
    if (!creator) fail(turn, listed, step, { code: 'unknown-unit', unit: order.unit });
    else if (creator.kind !== kind && creator.kind !== 'G') {
      fail(turn, listed, step, { code: 'wrong-unit-kind', unit: order.unit, wanted: kind === 'A' ? 'army' : 'fleet' });
    } else if (kind === 'F' && !mayFormFleet(turn, creator.kind, creator.location)) {
      fail(turn, listed, step, { code: 'no-harbour', province: creator.location });
    } else {
      const number = numberFor(turn, kind, listed, orders);
      if (number === null) {
        fail(turn, listed, step, { code: 'no-number-free', kind });
        continue;
      }
      const unit = unitId(realm, kind, number);
      turn.emit({
        kind: 'unit-formed',
        rule: 'MD-4.12',
        unit,
        name: order.args.name ?? defaultUnitName(turn.setting, unit),
        location: creator.location,
        loadedOn: creator.loadedOn,
        by: creator.id,
      });
    }
  }
};

const mayFormFleet = (turn: Turn, kind: string, location: number): boolean =>
  kind !== 'G' || getProvince(turn.state, location).harbour;

/** The number asked for if it is free, else the lowest free one that no other order names (MD-4.13). */
const numberFor = (
  turn: Turn,
  kind: 'A' | 'F',
  { realm, order }: Listed<FormArmy | FormFleet>,
  orders: readonly Listed<FormArmy | FormFleet>[],
): number | null => {
  const asked = order.args.number;
  if (asked !== undefined && !findUnit(turn.state, unitId(realm, kind, asked))) return asked;
  const named = orders.flatMap((other) =>
    other.realm === realm && other.order.args.number !== undefined ? [other.order.args.number] : [],
  );
  return lowestFreeNumber(turn.state, realm, kind, named) ?? lowestFreeNumber(turn.state, realm, kind);
};
