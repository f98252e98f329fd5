import { illegal, type OrderKind, warning } from '@chancery/core';
import { RULERS_ONLY } from '@chancery/kit';
import { forecastOf } from '../known/forecast.ts';
import type { Action, FreeOrder, Order, OrderOf } from '../order.ts';
import { ROUND_SECTIONS } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { GameKnown, Types } from '../types.ts';

/** What all orders of rulers have in common. */

type Own<Verb extends (Action | FreeOrder)['verb']> = Omit<
  OrderKind<Types, OrderOf<Verb>>,
  'verb' | 'by' | 'sections' | 'check'
>;

/**
 * Nothing that can be understood is refused: what an order needs may come by an earlier one, or by others, so that it is only
 * warned of what would come to nothing as things stand (DOM-14.1).
 */
const check: OrderKind<Types>['check'] = (known, order, { orders, index, depth }) => {
  if (known.view.domain === null) return RULERS_ONLY;
  const nonsense = nonsenseIn(known, order);
  if (nonsense !== null) return [illegal(nonsense)];
  if (depth === 'faults') return [];
  const failed = forecastOf(known, orders)?.failed.get(index);
  return failed === undefined ? [] : [warning<Refusal>(failed.reason)];
};

/** What says nothing that could ever be done. */
const nonsenseIn = ({ view }: GameKnown, order: Order): Refusal | null => {
  if (UNIT_VERBS.has(order.verb) && !namesUnits(order.args)) return { code: 'no-units', units: [] };
  if (order.verb === 'DIPLOMACY') {
    const { what, first, second } = order.args;
    if (what === 'loan' && !namesUnits(order.args)) return { code: 'no-units', units: [] };
    if (what === 'trade' && (first === undefined || second === undefined))
      return { code: 'bad-route', why: 'not a guild' };
  }
  if ((order.verb === 'MOVE' || order.verb === 'INVADE') && order.args.via === undefined) {
    // Only out of a holding can anybody go without going anywhere, and then not into one.
    const standing = view.units.find(({ name, inside }) => inside === null && order.args.units?.includes(name));
    if (standing !== undefined) return { code: 'way-missing', name: standing.name };
    const elsewhere =
      order.verb === 'INVADE' &&
      view.units.find(({ name, province }) => province !== order.args.province && order.args.units?.includes(name));
    if (elsewhere) return { code: 'way-missing', name: elsewhere.name };
    if (order.verb === 'MOVE' && order.args.inside !== undefined)
      return { code: 'way-missing', name: order.args.units?.[0] ?? '' };
  }
  return null;
};

const namesUnits = (args: object): boolean =>
  ('units' in args && args.units !== undefined) || ('troops' in args && args.troops !== undefined);

const UNIT_VERBS: ReadonlySet<Order['verb']> = new Set<Order['verb']>([
  'RAID',
  'MOVE',
  'INVADE',
  'ASSAULT',
  'RECALL',
  'DISBAND',
  'LEAVE',
  'ENTER',
  'STANCE',
  'JOIN',
  'TASK',
]);

/** A domain action: it stands in one of the three rounds. */
export const action = <Verb extends Action['verb']>(verb: Verb, own: Own<Verb>): OrderKind<Types, OrderOf<Verb>> =>
  ({ ...own, verb, by: 'ruler', sections: ROUND_SECTIONS, check }) as unknown as OrderKind<Types, OrderOf<Verb>>;

/** A free order: as many as one likes, in no round. */
export const freeOrder = <Verb extends FreeOrder['verb']>(
  verb: Verb,
  own: Own<Verb>,
): OrderKind<Types, OrderOf<Verb>> =>
  ({ ...own, verb, by: 'ruler', check }) as unknown as OrderKind<Types, OrderOf<Verb>>;

/** The headings under which forms and help list orders. */
export const GROUPS = {
  diplomacy: 'Diplomacy',
  covert: 'Covert action',
  building: 'Building',
  raising: 'Raising troops',
  marching: 'Marching and fighting',
  court: 'Court',
  answers: 'Answers and leave',
  lands: 'Lands and gold',
  units: 'Orders to units',
  words: 'Words',
} as const;
