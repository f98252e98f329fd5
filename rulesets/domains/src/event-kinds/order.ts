import type { EventKinds } from '@chancery/kit';
import type { OrderEvent } from '../events/order.ts';
import { toDomains } from '../tell/to-domains.ts';
import type { Types } from '../types.ts';

export const ORDER: EventKinds<Types, OrderEvent> = {
  'order-failed': { tell: (event, { setting }) => toDomains(setting, [event.domain], event) },
};
