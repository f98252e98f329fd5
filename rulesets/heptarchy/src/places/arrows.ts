import type { OrderArrow } from '@chancery/core';
import { Ways } from '@chancery/kit';
import { forecastFor } from '../known/desk.ts';
import type { Order } from '../order.ts';
import type { Station } from '../state.ts';
import type { HepKnown } from '../types.ts';
import { placeOf } from '../units/place-of.ts';
import type { UnitId } from '../words.ts';

/** Where the drafted moves should lead, unit by unit. Actions that should be skipped draw nothing. */
export const arrowsOf = (known: HepKnown, drafted: readonly Order[]): readonly OrderArrow[] => {
  const forecast = forecastFor(known, drafted);
  if (forecast === null) return [];
  const ways = new Ways<UnitId>();
  const voyages = new Map<UnitId, Station>();
  /** Those who land have come as far as their Navy. */
  const carried = (at: Station): Station => (at.in === 'navy' ? (voyages.get(at.navy) ?? at) : at);
  const go = (unit: UnitId, from: Station, to: Station, part: number): void =>
    ways.go(unit, { from: placeOf(known, { at: carried(from) }), to: placeOf(known, { at: to }), part });
  for (const [index, events] of forecast.events.entries()) {
    for (const event of events) {
      if (event.kind === 'moved' && event.kingdom === forecast.kingdom)
        for (const [at, unit] of event.units.entries())
          go(unit, event.from[at] as Station, { in: 'area', area: event.to }, index + 1);
      if (event.kind === 'navies-moved' && event.kingdom === forecast.kingdom)
        for (const navy of event.navies) {
          go(navy, event.from, event.to, index + 1);
          voyages.set(navy, event.to);
        }
    }
  }
  return ways.arrows((unit) => `${unit}`);
};
