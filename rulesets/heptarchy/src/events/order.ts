import { type EventsOf, type FactsByKind, factOf, NUMBER, orNone } from '@chancery/kit';
import type { KingdomOrder, Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { KINGDOM } from '../sorts.ts';

/** What became of an action that was written. */
export const ORDER_EVENTS = {
  /** It is done, with all that follows from it, which was told before this (HEP-15.3). */
  acted: { kingdom: KINGDOM, order: factOf<KingdomOrder>('order'), goldBefore: NUMBER, gold: NUMBER },
  /** Its condition failed when its moment came: nothing was spent, and the Post went on (HEP-1.8). */
  skipped: {
    /** Null for an act of the master, who has no Gold. */
    kingdom: orNone(KINGDOM),
    order: factOf<Order>('order'),
    refusal: factOf<Refusal>('refusal'),
    gold: orNone(NUMBER),
  },
} satisfies FactsByKind;
export type OrderEvent = EventsOf<typeof ORDER_EVENTS>;
