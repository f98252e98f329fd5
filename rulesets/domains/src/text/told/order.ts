import { writeLine } from '@chancery/core';
import type { OrderEvent } from '../../events/order.ts';
import type { Reader } from '../../names/reader.ts';
import type { Order } from '../../order.ts';
import { ORDERS } from '../../orders/index.ts';
import { refusalWords } from '../refusals.ts';
import type { InWords } from './lines.ts';

/** Orders that came to nothing. */
export const ORDER: InWords<OrderEvent> = {
  'order-failed': ({ order, reason }, reader) => `${orderWords(reader, order)}: ${refusalWords(reason, reader)}`,
};

/** An order as its ruler wrote it; what it named may be no more. */
const orderWords = ({ setting, view }: Reader, order: Order): string => {
  try {
    return writeLine(ORDERS, { setting, view }, order);
  } catch {
    return order.verb.replaceAll('_', ' ');
  }
};
