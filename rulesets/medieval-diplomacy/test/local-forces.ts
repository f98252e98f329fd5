import { writeLine } from '@chancery/core';
import { computerOrders } from '../src/npc/computer-orders.ts';
import { ORDERS } from '../src/orders/index.ts';
import { fiveRealms } from './five-realms.ts';
import { knownTo } from './ordering.ts';
import type { GivenPosition } from './position.ts';

/** What local forces order for England, as lines. */
export const localForces = (said: GivenPosition): readonly string[] => {
  const eng = { control: 'computer', ...said.realms?.Eng } as const;
  const position = fiveRealms({ ...said, realms: { ...said.realms, Eng: eng } });
  const known = knownTo('Eng', position);
  return computerOrders(position, 1).map((order) => writeLine(ORDERS, known, order));
};
