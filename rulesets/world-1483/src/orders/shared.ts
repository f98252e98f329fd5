import { illegal, type OrderKind, warning } from '@chancery/core';
import { RULERS_ONLY } from '@chancery/kit';
import { forecastOf } from '../known/forecast.ts';
import type { Order, OrderOf, Verb } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { Types } from '../types.ts';
import type { Section } from '../words.ts';
import { faultOf } from './faults.ts';

/** What all orders of rulers have in common. */

type Own<V extends Verb> = Omit<OrderKind<Types, OrderOf<V>>, 'verb' | 'by' | 'sections' | 'check'>;

/** What can never be done, whatever happens before the line is run; all else may still come true, and is warned of (W83-1.13). */
const NEVER: ReadonlySet<Refusal['code']> = new Set<Refusal['code']>([
  'rulers-only',
  'masters-only',
  'same-nation',
  'npc-only',
  'player-only',
  'tribes-only',
  'not-adjacent',
  'not-touching',
  'only-together',
]);

/** All else is tried out by the very steps that carry it out, on what its ruler knows. */
const check: OrderKind<Types>['check'] = (known, order, { orders, index, depth }) => {
  if (known.view.nation === null) return RULERS_ONLY;
  const refusal = faultOf(known, order);
  if (refusal !== null && NEVER.has(refusal.code)) return [illegal(refusal)];
  if (depth === 'faults') return [];
  const expected = refusal ?? forecastOf(known, orders)?.failed.get(index) ?? null;
  return expected === null ? [] : [warning(expected)];
};

/** An order of a ruler, in the sections of the sheet where it may stand (W83-17.3). */
const inSections =
  (sections: readonly Section[]) =>
  <V extends Verb>(verb: V, own: Own<V>): OrderKind<Types, OrderOf<V>> =>
    ({ ...own, verb, by: 'ruler', sections, check }) as unknown as OrderKind<Types, OrderOf<V>>;

export const action = inSections(['actions']);
/** Peace is offered, accepted and withdrawn with the actions of one's own phase, or at any time (W83-13.4). */
export const peaceOrder = inSections(['actions', 'trades']);
export const tradeOrder = inSections(['trades']);
export const giftOrder = inSections(['gifts']);
export const standingOrder = inSections(['standing']);
export const setupOrder = inSections(['setup']);

/** The headings under which forms and help list orders: the actions of a turn (W83-1.9). */
export const GROUPS = {
  diplomacy: 'Action 1: diplomacy',
  economy: 'Action 2: trade and economy',
  buying: 'Actions 3 and 8: new units',
  sailing: 'Actions 4 and 5: ships',
  marching: 'Actions 6 and 7: armies',
  treaties: 'Action 10: treaties',
  trades: 'Action 11: trades',
  gifts: 'Action 11: gifts',
  passage: 'Action 12: passage',
  war: 'Action 12: war and peace',
  seat: 'Your seat',
  setup: 'Settling',
} as const;

export const drafted = <V extends Verb>(orders: readonly Order[], ...verbs: readonly V[]): readonly OrderOf<V>[] =>
  orders.filter((order): order is OrderOf<V> => (verbs as readonly Verb[]).includes(order.verb));
