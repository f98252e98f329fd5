import { onceFor } from '@chancery/core';
import { type Desk, deskOf } from '../known/desk.ts';
import type { Outcome } from '../known/forecast.ts';
import type { Order } from '../order.ts';
import { getTroop } from '../rules/find.ts';
import { revenueOf } from '../rules/revenue.ts';
import { isShip, upkeepOf } from '../rules/troops.ts';
import type { Setting } from '../setting.ts';
import type { MdKnown } from '../types.ts';
import { GOLD, type Pence } from '../words.ts';

/** The gold of a realm this turn, as far as its orders decide it (MD-3.31 to MD-3.36). All in pence. */
export interface Money {
  readonly treasury: Pence;
  /** Expected from ships and siege machines salvaged. */
  readonly salvage: Pence;
  readonly upkeep: { readonly owned: Pence; readonly dismissed: Pence; readonly total: Pence };
  readonly headquarters: {
    readonly annexations: Pence;
    readonly gifts: Pence;
    readonly fees: Pence;
    readonly total: Pence;
  };
  readonly garrisons: {
    readonly soldiers: Pence;
    readonly ships: Pence;
    readonly commanders: Pence;
    readonly construction: Pence;
    readonly total: Pence;
  };
  /** Below zero: a shortfall. */
  readonly surplus: Pence;
  /** To be spent next turn at the earliest. */
  readonly revenue: { readonly provinces: Pence; readonly proclamation: Pence; readonly total: Pence };
}

/** A purse that pays for everything, so that every order shows its price. */
const ABUNDANCE: Pence = 1_000_000_000;

/** What a ruler should have left when the turn is run: no figure foresees a lost battle (MD-3.37). */
export const ADVISED_RESERVE: Pence = 2 * GOLD;

/** Null for a viewer who rules nothing. Reckoned once for each desk. */
export const moneyOf = (known: MdKnown, orders: readonly Order[]): Money | null => {
  const desk = deskOf(known, orders);
  if (!desk || !known.view.own) return null;
  return reckoned(desk);
};

const reckoned = onceFor((desk: Desk): Money => {
  const treasury = desk.view.own?.treasury ?? 0;
  const { setting, realm } = desk;
  const spending = spendingOf(setting, paidFor(desk).events);
  const owned = desk.state.units
    .filter((unit) => unit.realm === realm)
    .reduce((sum, unit) => sum + upkeepOf(setting, unit), 0);
  const { salvage, dismissed, annexations, gifts, fees, soldiers, ships, commanders, construction } = spending;
  const upkeep = { owned, dismissed, total: owned - dismissed };
  const headquarters = { annexations, gifts, fees, total: annexations + gifts + fees };
  const garrisons = { soldiers, ships, commanders, construction, total: soldiers + ships + commanders + construction };
  const surplus = treasury + salvage - upkeep.total - headquarters.total - garrisons.total;
  return { treasury, salvage, upkeep, headquarters, garrisons, surplus, revenue: revenue(desk) };
});

/** What the orders should lead to if there were gold for all of them. */
export const paidFor = onceFor((desk: Desk): Outcome => {
  const forecast = desk.forecast();
  return ranShort(forecast.events) ? forecast.paidFrom(ABUNDANCE) : forecast;
});

/** Whether gold kept something from being done: only then does the purse of plenty tell more. */
const ranShort = (events: Outcome['events']): boolean =>
  events.some((event) => {
    if (event.kind === 'order-failed') return event.reason.code === 'not-enough-gold';
    if (event.kind === 'upkeep-paid') return event.paid < event.due;
    return (event.kind === 'recruited' || event.kind === 'production-short') && event.short === 'gold';
  });

const spendingOf = (setting: Setting, events: Outcome['events']) => {
  const sums = {
    salvage: 0,
    dismissed: 0,
    annexations: 0,
    gifts: 0,
    fees: 0,
    soldiers: 0,
    ships: 0,
    commanders: 0,
    construction: 0,
  };
  for (const event of events) {
    switch (event.kind) {
      case 'troops-gone':
        if (event.why !== 'disbanded') break;
        sums.salvage += event.gold;
        sums.dismissed += upkeepOf(setting, { stacks: event.troops, commanders: event.commanders });
        break;
      case 'annexed':
        sums.annexations += event.cost;
        break;
      case 'gold-sent':
        sums.gifts += event.amount;
        sums.fees += event.fee;
        break;
      case 'recruited':
        sums[isShip(getTroop(setting, event.type)) ? 'ships' : 'soldiers'] += event.cost;
        break;
      case 'commander-hired':
        sums.commanders += event.cost;
        break;
      case 'fort-built':
      case 'fort-repaired':
      case 'harbour-built':
      case 'production-built':
        sums.construction += event.cost;
        break;
    }
  }
  return sums;
};

/** Provinces owned by and annexed to the realm at their present damage, and the proclamation (MD-3.36). */
const revenue = ({ setting, view, realm, orders }: Desk): Money['revenue'] => {
  const provinces = view.provinces.reduce(
    (sum, province) =>
      province?.owner === realm && province.annexedTo === realm ? sum + revenueOf(setting, province) : sum,
    0,
  );
  const proclaimed = orders.some(({ verb }) => verb === 'PROCLAIM');
  const proclamation = proclaimed ? setting.options.proclamationGold * GOLD : 0;
  return { provinces, proclamation, total: provinces + proclamation };
};
