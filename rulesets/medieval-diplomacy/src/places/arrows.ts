import type { OrderArrow } from '@chancery/core';
import { deskOf } from '../known/desk.ts';
import type { Order } from '../orders/order.ts';
import type { MdKnown } from '../types.ts';
import { realmOf, type UnitId, unitLabel } from '../unit-id.ts';
import type { Location } from '../words.ts';

/** Planned marches, sails and landings of own units, place by place (MD-16.15). Orders that should fail draw nothing. */
export const arrowsOf = (known: MdKnown, drafted: readonly Order[]): readonly OrderArrow[] => {
  const desk = deskOf(known, drafted);
  if (!desk) return [];
  const ways = new Map<UnitId, Location[]>();
  const at = new Map<UnitId, Location>(desk.state.units.map(({ id, location }) => [id, location]));
  const go = (unit: UnitId, from: Location, to: Location): void => {
    at.set(unit, to);
    const way = ways.get(unit);
    if (way?.at(-1) === from) way.push(to);
    else ways.set(unit, [...(way ?? []), from, to]);
  };
  for (const event of desk.forecast().events) {
    if (event.kind === 'marched' || event.kind === 'sailed') go(event.unit, event.from, event.to);
    if (event.kind === 'unloaded') go(event.army, at.get(event.fleet) ?? event.to, event.to);
  }
  return [...ways]
    .filter(([unit]) => realmOf(unit) === desk.realm)
    .sort(([a], [b]) => a - b)
    .map(([unit, through]) => ({ unit: unitLabel(unit), through }));
};
