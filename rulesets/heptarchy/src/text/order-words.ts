import { writeLine } from '@chancery/core';
import type { Order } from '../order.ts';
import { ORDERS } from '../orders/index.ts';
import type { HepKnown } from '../types.ts';

/** An action as it would be written (HEP-15.3). */
export const orderWords = (known: HepKnown, order: Order): string => writeLine(ORDERS, known, order);
