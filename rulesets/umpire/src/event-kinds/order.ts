import type { EventKinds } from '@chancery/kit';
import type { OrderEvent } from '../events/order.ts';
import { toNations } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';

export const ORDER: EventKinds<Types, OrderEvent> = {
  'order-done': { tell: (event, { setting }) => toNations(setting, [event.nation], event) },
};
