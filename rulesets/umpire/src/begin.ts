import { type Ruleset, seatId } from '@chancery/core';
import type { Memory } from './memory.ts';
import { isOfNation, LIST_OF, type Line, type NationOrder, type Order } from './order.ts';
import { getNationInfo, nationsOf } from './rules/find.ts';
import type { Types } from './types.ts';
import { LISTS, type NationNumber, type OrderList } from './words.ts';

/** A fresh memory for a turn: the lines of every sheet, each numbered in its list (UM-11.46, 20.6). */
export const begin: Ruleset<Types>['begin'] = ({ setting, state }, sheets): Memory => ({
  lines: new Map(
    nationsOf(state).flatMap(({ number }) => {
      const sheet = sheets[seatId(getNationInfo(setting, number).code)];
      return sheet === undefined ? [] : [[number, linesOf(number, sheet.orders)] as const];
    }),
  ),
  chances: [],
  bribes: [],
  bribesPaid: [],
  veterans: [],
  cincsDead: new Set(),
  vengeful: new Set(),
  stricken: new Set(),
  landed: new Set(),
  unnamed: new Map(),
  siegesKept: new Set(),
  outOfFight: new Set(),
});

const linesOf = (nation: NationNumber, orders: readonly Order[]): { readonly [List in OrderList]: readonly Line[] } => {
  const inList = (list: OrderList): readonly Line[] =>
    orders
      .filter((order): order is NationOrder => isOfNation(order) && LIST_OF[order.verb] === list)
      .map((order, at): Line => ({ nation, line: at + 1, order }));
  const [policy, options, movement, recruits, winter] = LISTS.map(inList);
  return {
    policy: policy ?? [],
    options: options ?? [],
    movement: movement ?? [],
    recruits: recruits ?? [],
    winter: winter ?? [],
  };
};
