import type { OrderCatalogue } from '@chancery/core';
import type { Types } from '../types.ts';
import { CAVALRY_ORDERS } from './cavalry-kinds.ts';
import { DIPLOMACY_ORDERS } from './diplomacy-kinds.ts';
import { LAND_ORDERS } from './land-kinds.ts';
import { MASTER_ORDERS } from './master-kinds.ts';
import { MOVEMENT_ORDERS } from './movement-kinds.ts';
import { PEACE_ORDERS } from './peace-kinds.ts';
import { PHASE_ORDERS } from './phase-kinds.ts';

/** Every action of section 14, and the master's acts. It does not compile while one is missing. */
export const ORDERS: OrderCatalogue<Types> = {
  kinds: {
    ...LAND_ORDERS,
    ...DIPLOMACY_ORDERS,
    ...PEACE_ORDERS,
    ...MOVEMENT_ORDERS,
    ...CAVALRY_ORDERS,
    ...PHASE_ORDERS,
    ...MASTER_ORDERS,
  },
  together: () => [],
};
