import { type Changes, goalsFrom } from './towns.ts';
import {
  type Commission,
  type Drive,
  type Good,
  isOfSheet,
  type Order,
  type Refusal,
  type Setting,
  type SheetOrder,
  type State,
  type View,
  type Wagon,
} from './types.ts';

/** What a wagon costs, in tenths (SC-1.1). */
export const HIRE = 50;

/** 85 → `8.5` */
export const coinWords = (tenths: number): string => `${Math.trunc(tenths / 10)}.${tenths % 10}`;

export const priceOf = ({ prices }: Pick<State, 'prices'>, town: number, good: Good): number =>
  prices[`${town}`]?.[good] ?? 0;

/** What a house has in hand while its orders are gone through: what was hired, bought and sold before counts. */
export interface Business extends Pick<View, 'prices' | 'commissions'>, Pick<Changes, 'bridgeOut'> {
  readonly coins: number;
  readonly wagons: readonly Wagon[];
}

export const findWagon = ({ wagons }: Pick<Business, 'wagons'>, name: string): Wagon | null =>
  wagons.find((wagon) => wagon.name === name) ?? null;

/** Why an order cannot be carried out; null when it can. Asked by the menu, the check and the turn itself. */
export const faultOf = (setting: Setting, business: Business, order: SheetOrder): Refusal | null => {
  if (order.verb === 'HIRE') {
    if (findWagon(business, order.args.name) !== null) return { code: 'name-taken', wagon: order.args.name };
    return business.coins < HIRE ? { code: 'too-poor', cost: HIRE, has: business.coins } : null;
  }
  const wagon = findWagon(business, order.args.wagon);
  if (wagon === null) return { code: 'unknown-wagon', wagon: order.args.wagon };
  switch (order.verb) {
    case 'BUY': {
      const cost = priceOf(business, wagon.at, order.args.good);
      if (wagon.load !== null) return { code: 'laden', wagon: wagon.name, load: wagon.load };
      return cost > business.coins ? { code: 'too-poor', cost, has: business.coins } : null;
    }
    case 'SELL':
      return wagon.load === null ? { code: 'empty', wagon: wagon.name } : null;
    case 'DELIVER':
      return commissionFor(business, wagon, order.args.commission) === null
        ? { code: 'not-asked', wagon: wagon.name, commission: order.args.commission }
        : null;
    case 'DRIVE': {
      const goal = goalsFrom(setting, business, wagon.at).find(({ town }) => town === order.args.town);
      if (goal === undefined) return { code: 'no-route', from: wagon.at, to: order.args.town };
      return goal.fare > business.coins ? { code: 'too-poor', cost: goal.fare, has: business.coins } : null;
    }
  }
};

/** The commission of this number, if the wagon stands in its town with its good (SC-1.4). */
export const commissionFor = (
  { commissions }: Pick<Business, 'commissions'>,
  wagon: Wagon,
  wanted: number,
): Commission | null =>
  commissions.find(({ number, town, good }) => number === wanted && town === wagon.at && good === wagon.load) ?? null;

/** The business after an order, whose prices are those of today; wagons drive when all trade is done. */
const after = (setting: Setting, business: Business, order: SheetOrder): Business => {
  const { coins, wagons, commissions } = business;
  const laden = (name: string, load: Good | null) =>
    wagons.map((wagon) => (wagon.name === name ? { ...wagon, load } : wagon));
  if (order.verb === 'HIRE') {
    const wagon: Wagon = { owner: 0, name: order.args.name, at: order.args.town, load: null };
    return { ...business, coins: coins - HIRE, wagons: [...wagons, wagon] };
  }
  const wagon = findWagon(business, order.args.wagon);
  if (wagon === null) return business;
  switch (order.verb) {
    case 'BUY':
      return {
        ...business,
        coins: coins - priceOf(business, wagon.at, order.args.good),
        wagons: laden(wagon.name, order.args.good),
      };
    case 'SELL':
      return {
        ...business,
        coins: coins + (wagon.load === null ? 0 : priceOf(business, wagon.at, wagon.load)),
        wagons: laden(wagon.name, null),
      };
    case 'DELIVER': {
      const { number: done, pay } = commissionFor(business, wagon, order.args.commission) ?? { number: 0, pay: 0 };
      return {
        ...business,
        coins: coins + pay,
        wagons: laden(wagon.name, null),
        commissions: commissions.filter(({ number }) => number !== done),
      };
    }
    case 'DRIVE': {
      const goal = goalsFrom(setting, business, wagon.at).find(({ town }) => town === order.args.town);
      return { ...business, coins: coins - (goal?.fare ?? 0) };
    }
  }
};

/** The business of a viewer after what they have drafted. */
export const businessAfter = (setting: Setting, view: View, drafted: readonly Order[]): Business =>
  drafted.filter(isOfSheet).reduce<Business>((business, order) => after(setting, business, order), {
    bridgeOut: view.bridgeOut,
    prices: view.prices,
    commissions: view.commissions,
    coins: view.coins ?? 0,
    wagons: view.wagons.filter(({ owner }) => owner === view.power),
  });

export const driveOf = (orders: readonly Order[], wagon: string): Drive | null =>
  orders.find((order): order is Drive => order.verb === 'DRIVE' && order.args.wagon === wagon) ?? null;
