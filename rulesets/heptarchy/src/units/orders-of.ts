import { forecastFor } from '../known/desk.ts';
import type { Order } from '../order.ts';
import type { HepKnown } from '../types.ts';
import type { UnitId } from '../words.ts';

/** The places in the Post of the actions that name a unit, or take it along. */
export const ordersOf = (known: HepKnown, unit: UnitId, drafted: readonly Order[]): readonly number[] => {
  const forecast = forecastFor(known, drafted);
  return drafted.flatMap((order, index) => {
    const taken = forecast?.events[index]?.some((event) => 'units' in event && event.units.includes(unit)) ?? false;
    return taken || names(order, unit) ? [index] : [];
  });
};

const names = ({ args }: Order, unit: UnitId): boolean =>
  Object.entries(args).some(
    ([param, value]) => UNIT_PARAMS.has(param) && (value === unit || (Array.isArray(value) && value.includes(unit))),
  );

const UNIT_PARAMS: ReadonlySet<string> = new Set(['unit', 'units', 'navy', 'navies']);
