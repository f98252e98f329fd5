import { Called, readSheetText, saysNothing, type Words, writeLine } from '@chancery/core';
import type { CaseSorts } from '@chancery/kit';
import type { Order } from '../order.ts';
import { ORDERS } from '../orders/index.ts';
import { findUnit } from '../rules/find.ts';
import type { GamePosition, Types } from '../types.ts';
import { view } from '../view.ts';
import type { UnitId } from '../words.ts';
import { FORCE_SORT, FORCE_UNITS } from './forces.ts';
import { NATION_SORT, OWNER_SORT, PLACES } from './names.ts';

const knownIn = (position: GamePosition) => ({ setting: position.setting, view: view(position, { kind: 'master' }) });

/** An order as it is sent; its section does not matter. */
const orderSaid = (order: Order, position: GamePosition): string => writeLine(ORDERS, knownIn(position), order);

/** The order that a line says, without the section in which it would stand. */
const orderRead = (words: Words, position: GamePosition): unknown => {
  const line = words.text('an order') ?? '';
  const order = readSheetText<Types>({ orders: ORDERS }, knownIn(position), line, { depth: 'faults' }).lines[0]?.order;
  if (order === undefined) return words.fault(`'${line}' is no order`);
  return { verb: order.verb, args: order.args };
};

/** How things are called in cases. */
export const SORTS: CaseSorts<GamePosition> = {
  nation: NATION_SORT,
  owner: OWNER_SORT,
  place: PLACES.sort,
  force: FORCE_SORT,
  'units of a force': FORCE_UNITS,
  /** By its number, as orders have it. */
  unit: {
    name: (id: UnitId, { state }) => {
      const unit = findUnit(state, id);
      return new Called(`#${id}`, unit === null ? [id] : [id, `${unit.type} #${id}`]);
    },
    read: (words) => {
      const [, digits] = /^(?:[a-z]{3} )?#?([1-9]\d{0,8})$/i.exec(words.trim()) ?? [];
      return digits === undefined ? null : Number(digits);
    },
  },
  order: { name: orderSaid, readFacts: orderRead, knows: () => true },
  /** Several, each a line. */
  'standing order': {
    list: (orders: readonly Order[], position) => orders.map((order) => orderSaid(order, position)),
    readFacts: (words: Words, position) =>
      (saysNothing(words) ? [] : words.items()).map((item) => orderRead(item, position)),
    knows: () => true,
  },
};
