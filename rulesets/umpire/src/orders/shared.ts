import { type Among, illegal, type OrderKind, warning } from '@chancery/core';
import { RULERS_ONLY } from '@chancery/kit';
import { NEEDED_FLAG } from '../data/needs.ts';
import { forecastOf } from '../known/forecast.ts';
import { LIST_OF, type NationOrder, type Order, type OrderOf } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { allows } from '../rules/calendar.ts';
import type { GameKnown, Types } from '../types.ts';

/** What all orders of rulers have in common. */

type Verb = NationOrder['verb'];
type Own<V extends Verb> = Omit<OrderKind<Types, OrderOf<V>>, 'verb' | 'by' | 'sections' | 'check' | 'group'> & {
  /** What says nothing that could ever be done, and is refused at entry (UM-20.10, 20.27, 11.2). */
  refuses?(known: GameKnown, args: OrderOf<V>['args'], among: Among<Order>): Refusal | null;
};

/** The headings under which forms and help list orders: those of the sheet (UM-20.6). */
const GROUPS = {
  policy: 'Policy',
  options: 'Options',
  movement: 'Movement and combat',
  recruits: 'Recruits',
  winter: 'Winter quarters',
} as const;

/**
 * An order of a nation. Entry refuses what the calendar forbids and what its own file says; of all else it warns, since it may
 * still come true, and it is tried at its step (UM-20.3).
 */
export const nationOrder = <V extends Verb>(verb: V, { refuses, ...own }: Own<V>): OrderKind<Types, OrderOf<V>> => {
  const check: OrderKind<Types>['check'] = (known, order, among) => {
    const { orders, index, depth } = among;
    if (known.view.nation === null) return RULERS_ONLY;
    const refusal = outOfTurn(known, verb) ?? refuses?.(known, order.args as OrderOf<V>['args'], among) ?? null;
    if (refusal !== null) return [illegal(refusal)];
    if (depth === 'faults') return [];
    const reason = forecastOf(known, orders)?.done.get(index)?.reason ?? null;
    return reason === null ? [] : [warning<Refusal>(reason)];
  };
  return {
    ...own,
    verb,
    by: 'ruler',
    group: GROUPS[LIST_OF[verb]],
    sections: [LIST_OF[verb]],
    check,
  } as unknown as OrderKind<Types, OrderOf<V>>;
};

/** The calendar is public, and no order changes it (UM-1.1). */
const outOfTurn = ({ setting, view }: GameKnown, verb: Verb): Refusal | null => {
  const needs = NEEDED_FLAG[verb];
  return needs === undefined || allows(setting, view.turn, needs) ? null : { code: 'not-this-turn', needs };
};

/** What cannot be ordered in this turn is not offered either. */
export const mayOffer = (known: GameKnown, verb: Verb): boolean =>
  known.view.nation !== null && outOfTurn(known, verb) === null;
