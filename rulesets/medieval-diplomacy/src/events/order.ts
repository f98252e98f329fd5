import { type EventsOf, type FactsByKind, factOf, many, NUMBER, WORDS, word } from '@chancery/kit';
import type { Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { REALM, UNIT } from '../sorts.ts';

const ORDER = factOf<Order>('order');

/** Orders that come to nothing. */
export const ORDER_EVENTS = {
  'order-failed': {
    realm: REALM,
    /** Its place on the realm's list, from 0. */
    position: NUMBER,
    order: ORDER,
    /** E1 .. F20, and the phase for steps M1 .. M14 (else 0). */
    step: WORDS,
    phase: NUMBER,
    reason: factOf<Refusal>('refusal'),
  },
  /** Later MARCH, SAIL and HOLD orders of a unit are void, or all of them. */
  'plan-cancelled': {
    unit: UNIT,
    orders: many(ORDER),
    why: word('failed-move', 'fought', 'retreated', 'loaded', 'homeless', 'unloaded'),
  },
  'production-short': { unit: UNIT, wanted: NUMBER, built: NUMBER, short: word('gold', 'workers', 'slots') },
} satisfies FactsByKind;
export type OrderEvent = EventsOf<typeof ORDER_EVENTS>;
