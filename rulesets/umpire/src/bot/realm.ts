import type { Dice, Roller } from '@chancery/core';
import { supposedState } from '../known/supposed-state.ts';
import type { NationOrder, Order } from '../order.ts';
import { allows } from '../rules/calendar.ts';
import { livingNations, provincesOwnedBy } from '../rules/find.ts';
import { areEnemies } from '../rules/hostility.ts';
import type { Setting } from '../setting.ts';
import type { Nation, Province, State } from '../state.ts';
import type { GameKnown } from '../types.ts';
import type { CalendarFlag, NationNumber, ProvinceNumber } from '../words.ts';

/** What a bot goes by: the state as its nation has to suppose it, and what it has ordered and spent so far. */
export interface Realm {
  readonly setting: Setting;
  readonly state: State;
  readonly me: NationNumber;
  readonly own: Nation;
  readonly provinces: readonly Province[];
  /** Those with whom it is at war. */
  readonly enemies: readonly NationNumber[];
  /** Tenths that it may still spend. */
  purse: number;
  readonly orders: NationOrder[];
  allows(flag: CalendarFlag): boolean;
  /** Whether something happens that comes about so many times in a hundred. */
  chance(of: string, percent: number): boolean;
  /** One of several, each equally likely; null of none. */
  oneOf<T>(of: string, things: readonly T[]): T | null;
}

/** Null for whoever rules nothing. */
export const realmOf = (known: GameKnown, dice: Dice): Realm | null => {
  const { setting, view } = known;
  const { nation: me } = view;
  if (me === null) return null;
  const state = supposedState(known);
  const own = state.nations[me];
  if (own === null || own === undefined || own.status !== 'active') return null;
  const roller = (of: string): Roller => dice.at(`bot.${of}`);
  return {
    setting,
    state,
    me,
    own,
    provinces: provincesOwnedBy(state, me),
    enemies: livingNations(state).flatMap(({ number }) => (areEnemies(state, me, number) ? [number] : [])),
    purse: Math.max(0, own.treasury),
    orders: [],
    allows: (flag) => allows(setting, view.turn, flag),
    chance: (of, percent) => roller(of).d(100) <= percent,
    oneOf: (of, things) => (things.length === 0 ? null : (things[roller(of).d(things.length) - 1] ?? null)),
  };
};

/** Gives an order that is paid for at once, if the purse has so much; true when it did. */
export const pays = (realm: Realm, tenths: number, order: NationOrder): boolean => {
  if (tenths > realm.purse) return false;
  realm.purse -= tenths;
  realm.orders.push(order);
  return true;
};

/** Lines of a verb that stand on the sheet. */
export const ordered = (realm: Realm, verb: Order['verb']): boolean => realm.orders.some((each) => each.verb === verb);

export const isOwn = ({ state, me }: Realm, province: ProvinceNumber): boolean =>
  state.provinces[province]?.owner === me;
