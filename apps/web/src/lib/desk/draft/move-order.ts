import {
  type AnyOrder,
  type HasOrders,
  inSections,
  orderKindOf,
  type RulesetTypes,
  sectionsOf,
  withSection,
} from '@chancery/core';

/**
 * The list after an order went a place up (-1) or down (1); null where it cannot. Orders stand section by section: at the end of
 * its own an order goes into the next one in which it may stand. If that has no room, the two change places.
 */
export const movedBy = (
  ruleset: HasOrders<RulesetTypes>,
  orders: readonly AnyOrder[],
  at: number,
  step: -1 | 1,
): readonly AnyOrder[] | null => {
  const order = orders[at];
  if (order === undefined) return null;
  const beside = orders[at + step];
  if (beside !== undefined && beside.section === order.section) return swapped(orders, at, at + step);
  return order.section === undefined ? null : intoNext(ruleset, orders, at, step);
};

const intoNext = (
  ruleset: HasOrders<RulesetTypes>,
  orders: readonly AnyOrder[],
  at: number,
  step: -1 | 1,
): readonly AnyOrder[] | null => {
  const order = orders[at] as AnyOrder;
  const sections = sectionsOf(ruleset.orders);
  const own = sections.findIndex(({ id }) => id === order.section);
  const onward = step < 0 ? sections.slice(0, own).reverse() : sections.slice(own + 1);
  const next = onward.find(({ id }) => mayStandIn(ruleset, order, id));
  if (next === undefined) return null;
  const there = orders.flatMap((each, index) => (each.section === next.id ? [index] : []));
  const moved = orders.with(at, withSection(order, next.id));
  if (next.takes === undefined || there.length < next.takes) return sorted(ruleset, moved);
  const other = (step < 0 ? there.at(-1) : there[0]) as number;
  const otherOrder = orders[other] as AnyOrder;
  const home = order.section as string;
  if (!mayStandIn(ruleset, otherOrder, home)) return null;
  return sorted(ruleset, swapped(moved.with(other, withSection(otherOrder, home)), at, other));
};

const mayStandIn = ({ orders }: HasOrders<RulesetTypes>, { verb }: AnyOrder, section: string): boolean =>
  orderKindOf(orders, verb)?.sections?.includes(section) === true;

const sorted = ({ orders }: HasOrders<RulesetTypes>, list: readonly AnyOrder[]): readonly AnyOrder[] =>
  inSections(orders, list, (order) => order);

const swapped = (orders: readonly AnyOrder[], one: number, other: number): readonly AnyOrder[] =>
  orders.with(one, orders[other] as AnyOrder).with(other, orders[one] as AnyOrder);
