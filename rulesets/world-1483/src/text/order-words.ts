import { writeLine } from '@chancery/core';
import type { Reader } from '../names/reader.ts';
import type { Order } from '../order.ts';
import { ORDERS } from '../orders/index.ts';

/** A line as its ruler would write it; where what it named is no more, its first words. */
export const orderWords = ({ setting, view }: Reader, order: Order): string => {
  try {
    return writeLine(ORDERS, { setting, view }, order);
  } catch {
    return order.verb.replaceAll('_', ' ');
  }
};
