import { type EventsOf, type FactsByKind, factOf, NUMBER, orNone, WORDS } from '@chancery/kit';
import type { Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { DOMAIN } from '../sorts.ts';

/** Orders that come to nothing, and those that are words. */
export const ORDER_EVENTS = {
  'order-failed': {
    domain: DOMAIN,
    /** 1 to 3; 0 for a free order. */
    round: NUMBER,
    /** Its place on the list of the domain, from 0. */
    position: NUMBER,
    order: factOf<Order>('order'),
    reason: factOf<Refusal>('refusal'),
  },
  /** To everybody where nobody is named. */
  'message-sent': { from: DOMAIN, to: orNone(DOMAIN), text: WORDS },
} satisfies FactsByKind;
export type OrderEvent = EventsOf<typeof ORDER_EVENTS>;
