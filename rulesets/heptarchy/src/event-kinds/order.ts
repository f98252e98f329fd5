import { type EventKinds, toEverybody } from '@chancery/kit';
import type { OrderEvent } from '../events/order.ts';
import { toKingdoms } from '../tell/hearers.ts';
import type { Types } from '../types.ts';
import { TO_ALL } from '../words.ts';

/**
 * Told, not carried out. Words for somebody alone are their sender's: the addressee hears them as a message, if they came so
 * far (HEP-15.2).
 */
export const ORDER: EventKinds<Types, OrderEvent> = {
  acted: {
    tell: (event, position) => {
      const { verb, args } = event.order;
      return verb === 'MESSAGE' && args.to !== TO_ALL
        ? toKingdoms(event, position, [event.kingdom])
        : toEverybody(event);
    },
  },
  skipped: {
    tell: (event, position) =>
      event.order.verb === 'MESSAGE' && event.kingdom !== null
        ? toKingdoms(event, position, [event.kingdom])
        : toEverybody(event),
  },
};
