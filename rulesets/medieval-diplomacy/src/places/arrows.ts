import type { OrderArrow } from '@chancery/core';
import { Ways } from '@chancery/kit';
import { deskOf } from '../known/desk.ts';
import type { Order } from '../order.ts';
import type { MdKnown } from '../types.ts';
import { realmOf, type UnitId, unitLabel } from '../unit-id.ts';
import { partOfPhase } from '../units/turn-parts.ts';
import type { Location } from '../words.ts';

/** Planned marches, sails and landings of own units, place by place (MD-16.15). Orders that should fail draw nothing. */
export const arrowsOf = (known: MdKnown, drafted: readonly Order[]): readonly OrderArrow[] => {
  const desk = deskOf(known, drafted);
  if (!desk) return [];
  const ways = new Ways<UnitId>();
  let phase = 0;
  const at = new Map<UnitId, Location>(desk.state.units.map(({ id, location }) => [id, location]));
  const go = (unit: UnitId, from: Location, to: Location): void => {
    at.set(unit, to);
    if (realmOf(unit) === desk.realm) ways.go(unit, { from, to, part: partOfPhase(phase) });
  };
  for (const event of desk.forecast().events) {
    if (event.kind === 'phase-began') phase = event.phase;
    if (event.kind === 'marched' || event.kind === 'sailed') go(event.unit, event.from, event.to);
    if (event.kind === 'unloaded') go(event.army, at.get(event.fleet) ?? event.to, event.to);
  }
  return ways.arrows(unitLabel);
};
