import { type EventKinds, toEverybody } from '@chancery/kit';
import type { OrderEvent } from '../events/order.ts';
import { toDomains } from '../tell/to-domains.ts';
import type { Types } from '../types.ts';

export const ORDER: EventKinds<Types, OrderEvent> = {
  'message-sent': {
    tell: (event, { setting }) =>
      event.to === null ? toEverybody(event) : toDomains(setting, [event.from, event.to], event),
  },
  'order-failed': { tell: (event, { setting }) => toDomains(setting, [event.domain], event) },
};
