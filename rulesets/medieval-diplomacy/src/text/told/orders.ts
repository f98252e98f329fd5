import { series } from '@chancery/core';
import type { OrderEvent } from '../../events/order.ts';
import type { EventOf } from '../../events.ts';
import { ownUnit, unit } from '../../names/names.ts';
import type { Reader } from '../../names/reader.ts';
import { orderWords } from '../order-words.ts';
import { refusalWords } from '../refusals.ts';
import type { KindOf, Saying } from './saying.ts';

const CANCELLED = {
  'failed-move': 'a move of it failed',
  fought: 'it fought a battle',
  retreated: 'it retreated',
  loaded: 'it was taken aboard a fleet',
  homeless: 'it lost its harbour',
  unloaded: 'it was put ashore',
} as const satisfies { readonly [why in EventOf<'plan-cancelled'>['why']]: string };

const SHORT = {
  gold: 'there was no more gold',
  workers: 'there were no more soldiers free to work',
  slots: 'there was room for no more',
} as const;

const giver = ({ order }: EventOf<'order-failed'>, reader: Reader): string =>
  'unit' in order ? ownUnit(reader, order.unit) : 'you';

export const ORDER_TOLD: Saying<KindOf<OrderEvent>> = {
  'order-failed': (it, reader) =>
    `${giver(it, reader)} could not ${orderWords(it.order, reader)}. ${refusalWords(it.reason, reader)}`,
  'plan-cancelled': ({ unit: id, orders, why }, reader) =>
    `The ${orders.length === 1 ? 'order' : 'orders'} of ${unit(reader, id)} to ${series(orders.map((order) => orderWords(order, reader)))} ${orders.length === 1 ? 'was' : 'were'} cancelled: ${CANCELLED[why]}.`,
  'production-short': ({ unit: id, wanted, built, short }, reader) =>
    `${unit(reader, id)} built ${built} of ${wanted} production areas ordered: ${SHORT[short]}.`,
};
