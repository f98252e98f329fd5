import type { OrderCatalogue } from '@chancery/core';
import type { Types } from '../types.ts';
import { march } from './march.ts';

/** Every order; the compiler asks for those that are missing. */
export const ORDERS: OrderCatalogue<Types> = {
  kinds: {
    MARCH: march,
  },
  together: () => [],
};
