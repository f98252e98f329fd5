import type { Dice } from '@chancery/core';
import type { Order } from '../order.ts';
import { exists, getNation, isTribe, isTroop, ownedBy, unitsOf } from '../rules/find.ts';
import { canMove } from '../rules/selection.ts';
import { enemiesOf } from '../rules/war.ts';
import type { Setting } from '../setting.ts';
import type { Nation, Territory, Unit } from '../state.ts';
import type { GameKnown } from '../types.ts';
import type { Own, View } from '../view-types.ts';
import type { NationNumber, PlaceNumber, UnitId } from '../words.ts';

/** What a bot goes by: the board, what is its nation's alone, and what it has ordered and means to spend. */
export interface Realm {
  readonly setting: Setting;
  readonly view: View;
  readonly me: NationNumber;
  readonly nation: Nation;
  readonly own: Own;
  readonly tribal: boolean;
  readonly lands: readonly Territory[];
  readonly units: readonly Unit[];
  /** In list order. */
  readonly enemies: readonly NationNumber[];
  /** What it may still spend; nothing where it owes. */
  purse: number;
  /** Units that have their orders. */
  readonly busy: Set<UnitId>;
  /** Lands that it goes for in this turn. */
  readonly aims: Set<PlaceNumber>;
  readonly orders: Order[];
  /** Whether something comes about that does so many times in a hundred. */
  chance(of: string, percent: number): boolean;
  /** One of several, each equally likely; null of none. */
  oneOf<T>(of: string, things: readonly T[]): T | null;
}

/** Null for whoever has no nation in the game. */
export const realmOf = ({ setting, view }: GameKnown, dice: Dice): Realm | null => {
  const { nation: me, own } = view;
  if (me === null || own === null) return null;
  const nation = getNation(view, me);
  if (!exists(nation)) return null;
  const roll = (of: string, sides: number): number => dice.at(`bot.${of}`, me).d(sides);
  return {
    setting,
    view,
    me,
    nation,
    own,
    tribal: isTribe(nation),
    lands: ownedBy(view, me),
    units: unitsOf(view, me),
    enemies: enemiesOf(view, me),
    purse: own.arrears > 0 || nation.status === 'conquered' ? 0 : own.treasury,
    busy: new Set(),
    aims: new Set(),
    orders: [],
    chance: (of, percent) => roll(of, 100) <= percent,
    oneOf: (of, things) => things[things.length === 0 ? 0 : roll(of, things.length) - 1] ?? null,
  };
};

/** Gives an order that is paid for at once, if the purse has so much; true when it did. */
export const pays = (realm: Realm, cost: number, order: Order): boolean => {
  if (cost > realm.purse) return false;
  realm.purse -= cost;
  realm.orders.push(order);
  return true;
};

export const isMine = ({ view, me }: Realm, place: PlaceNumber): boolean => view.territories[place]?.owner === me;

/** Own troops ashore in a place that have no orders yet and may move. */
export const idleIn = ({ view, units, busy }: Realm, place: PlaceNumber): readonly Unit[] =>
  units.filter(
    (unit) =>
      unit.place === place && unit.carrier === null && isTroop(unit) && !busy.has(unit.id) && canMove(unit, view.turn),
  );
