import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { OrderKind } from './order-kind.ts';

/** The units that carry an order out, as a unit list has them; none where the seat itself does. */
export const unitsOf = <T extends RulesetTypes>(
  { unit, units }: Pick<OrderKind<T>, 'unit' | 'units'>,
  order: T['order'],
): readonly string[] => {
  if (unit !== undefined) return order.unit === undefined ? [] : [order.unit];
  const named = units === undefined ? undefined : order.args[units];
  return named === undefined || named === null ? [] : [named].flat().map(String);
};
