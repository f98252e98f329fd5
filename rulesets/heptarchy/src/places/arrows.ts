import type { OrderArrow } from '@chancery/core';
import { forecastFor } from '../known/desk.ts';
import type { Order } from '../orders/order.ts';
import type { Station } from '../state.ts';
import type { HepKnown } from '../types.ts';
import { placeOf } from './markers.ts';

/** Where the drafted moves should lead, unit by unit. Actions that should be skipped draw nothing. */
export const arrowsOf = (known: HepKnown, drafted: readonly Order[]): readonly OrderArrow[] => {
  const forecast = forecastFor(known, drafted);
  if (forecast === null) return [];
  const ways = new Map<number, { through: number[]; parts: number[] }>();
  const voyages = new Map<number, Station>();
  /** Who lands has come as far as his Navy. */
  const carried = (at: Station): Station => (at.in === 'navy' ? (voyages.get(at.navy) ?? at) : at);
  const go = (unit: number, from: Station, to: Station, part: number): void => {
    const [start, end] = [placeOf(known, { at: carried(from) }), placeOf(known, { at: to })];
    const way = ways.get(unit) ?? { through: [start], parts: [] };
    for (const place of way.through.at(-1) === start ? [end] : [start, end]) {
      way.through.push(place);
      way.parts.push(part);
    }
    ways.set(unit, way);
  };
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
  return [...ways].sort(([a], [b]) => a - b).map(([unit, way]) => ({ unit: `${unit}`, ...way }));
};
