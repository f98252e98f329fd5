import type { Event } from '../events.ts';
import { type Desk, deskOf, ownUnitNamed } from '../known/desk.ts';
import type { Order } from '../order.ts';
import { realmByCode } from '../phases/steps.ts';
import { getTroop } from '../rules/find.ts';
import { upkeepOf } from '../rules/troops.ts';
import type { MdKnown } from '../types.ts';
import type { UnitId } from '../unit-id.ts';
import type { Pence } from '../words.ts';
import { paidFor } from './money.ts';

/** What each order of a list should cost, or bring (below zero) when it saves gold; null where no gold changes hands. */
export const pricesOf = (known: MdKnown, orders: readonly Order[]): readonly (Pence | null)[] => {
  const desk = deskOf(known, orders);
  const prices: (Pence | null)[] = orders.map(() => null);
  if (!desk) return prices;
  const { events, faults } = paidFor(desk);
  for (const event of events) {
    const price = priceIn(desk, event);
    if (price === null) continue;
    const at = orders.findIndex((order, index) => prices[index] === null && !faults.has(index) && price.of(order));
    if (at >= 0) prices[at] = price.pence;
  }
  return prices;
};

interface Price {
  readonly pence: Pence;
  /** Whether an order has led to it. Orders of one kind are carried out in the order of the list. */
  of(order: Order): boolean;
}

const priceIn = (desk: Desk, event: Event): Price | null => {
  const { setting } = desk;
  const by =
    (unit: UnitId | null, ...verbs: readonly Order['verb'][]) =>
    (order: Order): boolean =>
      verbs.includes(order.verb) && 'unit' in order && unit !== null && ownUnitNamed(desk, order.unit)?.id === unit;
  switch (event.kind) {
    case 'annexed':
      return { pence: event.cost, of: ({ verb, args }) => verb === 'ANNEX' && args.province === event.province };
    case 'gold-sent':
      return {
        pence: event.amount + event.fee,
        of: ({ verb, args }) => verb === 'SEND_GOLD' && realmByCode(desk, args.realm) === event.to,
      };
    case 'recruited': {
      const { key } = getTroop(setting, event.type);
      const given = by(event.unit, 'RECRUIT', 'BUILD_SHIPS');
      return { pence: event.cost, of: (order) => given(order) && 'type' in order.args && order.args.type === key };
    }
    case 'commander-hired':
      return { pence: event.cost, of: by(event.commander.unit, 'HIRE_COMMANDER') };
    case 'fort-built':
      return { pence: event.cost, of: by(event.unit, 'BUILD_FORT') };
    case 'fort-repaired':
      return { pence: event.cost, of: by(event.unit, 'REPAIR_FORT') };
    case 'harbour-built':
      return { pence: event.cost, of: by(event.unit, 'BUILD_HARBOUR') };
    case 'production-built':
      return { pence: event.cost, of: by(event.unit, 'BUILD_PRODUCTION') };
    case 'troops-gone': {
      if (event.why !== 'disbanded') return null;
      const saved = upkeepOf(setting, { stacks: event.troops, commanders: event.commanders });
      return { pence: -event.gold - saved, of: by(event.unit, 'DISBAND', 'SALVAGE') };
    }
    default:
      return null;
  }
};
