import { type EventsOf, type FactsByKind, factOf, NUMBER, orNone, word } from '@chancery/kit';
import type { NationOrder } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { NATION, PROVINCE } from '../sorts.ts';
import { LISTS, ORDER_STATUSES } from '../words.ts';

/** What became of each line of a sheet (UM-20.4, 21.30). */
export const ORDER_EVENTS = {
  'order-done': {
    nation: NATION,
    list: word(...LISTS),
    /** Its number in its list, from 1 (UM-11.46). */
    line: NUMBER,
    order: factOf<NationOrder>('order'),
    status: word(...ORDER_STATUSES),
    reason: orNone(factOf<Refusal>('refusal')),
    /** Where a move ended. */
    place: orNone(PROVINCE),
  },
} satisfies FactsByKind;
export type OrderEvent = EventsOf<typeof ORDER_EVENTS>;
