import { type Depth, illegal, type SheetFinding, warning } from '@chancery/core';
import { moneyOf } from '../figures/money.ts';
import { deskOf, unitNamed } from '../known/desk.ts';
import { isPlanOrder, type Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { coupFacts } from '../rules/coup.ts';
import { MOST_ORDERS, MOST_PLAN_ORDERS } from '../rules/limits.ts';
import { troopsIn } from '../rules/troops.ts';
import type { MdKnown, Types } from '../types.ts';
import { realmOf, unitLabel } from '../unit-id.ts';
import { GOLD } from '../words.ts';
import { thingSet } from './last-word.ts';
import { drowned } from './plan/cargo.ts';

type Findings = readonly SheetFinding<Types>[];

/** What can only be said of all orders of a realm together. */
export const together = (known: MdKnown, orders: readonly Order[], depth: Depth): Findings => {
  const faults = [...tooMany(orders), ...longPlans(orders)];
  if (depth === 'faults') return faults;
  return [
    ...faults,
    ...contradictions(orders),
    ...purse(known, orders),
    ...coup(known, orders),
    ...overboard(known, orders),
  ];
};

const ofSheet = (refusal: Refusal, judge: typeof warning = warning): Findings => [{ ...judge(refusal), index: null }];

/** MD-15.7 */
const tooMany = ({ length }: readonly Order[]): Findings =>
  length > MOST_ORDERS ? ofSheet({ code: 'too-many-orders', count: length, limit: MOST_ORDERS }, illegal) : [];

/** MD-15.7: every plan order of a unit beyond its twentieth. */
const longPlans = (orders: readonly Order[]): Findings => {
  const lengths = new Map<string, number>();
  return orders.flatMap((order, index): Findings => {
    if (!isPlanOrder(order)) return [];
    const length = (lengths.get(order.unit) ?? 0) + 1;
    lengths.set(order.unit, length);
    if (length <= MOST_PLAN_ORDERS) return [];
    return [{ ...illegal<Refusal>({ code: 'plan-too-long', unit: order.unit, limit: MOST_PLAN_ORDERS }), index }];
  });
};

/** MD-15.8: every order that a later one overrules. */
const contradictions = (orders: readonly Order[]): Findings => {
  const last = new Map<string, number>();
  orders.forEach((order, index) => {
    const thing = thingSet(order);
    if (thing !== null) last.set(thing, index);
  });
  return orders.flatMap((order, index): Findings => {
    const thing = thingSet(order);
    if (thing === null || last.get(thing) === index) return [];
    return [{ ...warning<Refusal>({ code: 'said-twice', verb: order.verb }), index }];
  });
};

/** Advice of MD-3.37: so much should be left. */
const ADVISED_SURPLUS = 2 * GOLD;

/** Overspending is accepted with a warning (MD-15.6), and so is a surplus that the first mishap would use up. */
const purse = (known: MdKnown, orders: readonly Order[]): Findings => {
  const money = moneyOf(known, orders);
  if (!money) return [];
  if (money.surplus < 0) return ofSheet({ code: 'overspent', shortfall: -money.surplus });
  const spends = money.headquarters.total + money.garrisons.total > 0;
  if (!spends || money.surplus >= ADVISED_SURPLUS) return [];
  return ofSheet({ code: 'thin-surplus', surplus: money.surplus, advised: ADVISED_SURPLUS });
};

/** A ruler who hands over their realm is overthrown (MD-12.54). */
const coup = (known: MdKnown, orders: readonly Order[]): Findings => {
  const desk = deskOf(known, orders);
  if (!desk) return [];
  const { coup: threatens, given, provinces } = coupFacts(desk, desk.realm, orders);
  return threatens ? ofSheet({ code: 'coup-threatens', given, provinces }) : [];
};

/**
 * Own armies that should lose soldiers to the sea because their ships are loaded with others, given away or scuttled
 * (MD-6.52, MD-6.55). An army that is itself being loaded is warned of at its order (MD-6.12).
 */
const overboard = (known: MdKnown, orders: readonly Order[]): Findings => {
  const desk = deskOf(known, orders);
  if (!desk) return [];
  const loaded = orders.flatMap((order) =>
    order.verb === 'LOAD' ? (unitNamed(desk, order.args.army, order.args.armyRealm)?.id ?? []) : [],
  );
  return [...drowned(desk)]
    .filter(([unit, lost]) => realmOf(unit) === desk.realm && !loaded.includes(unit) && lost.length > 0)
    .flatMap(([unit, lost]) => ofSheet({ code: 'overboard', army: unitLabel(unit), count: troopsIn(lost) }));
};
