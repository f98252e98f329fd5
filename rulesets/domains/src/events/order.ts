import { type EventsOf, type FactsByKind, factOf, NUMBER } from '@chancery/kit';
import type { Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { DOMAIN } from '../sorts.ts';

/** Orders that come to nothing. */
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
} satisfies FactsByKind;
export type OrderEvent = EventsOf<typeof ORDER_EVENTS>;
