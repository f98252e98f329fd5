import type { Order } from '../order.ts';
import type { MdPosition } from '../types.ts';
import type { RealmNumber } from '../words.ts';
import { attacks } from './attacks.ts';
import { homeward } from './homeward.ts';
import { recruiting } from './recruiting.ts';

/**
 * The orders of a realm under local forces: it builds troops, wins back what is annexed to it, brings stray armies home,
 * and deals with nobody (MD-17.4 to MD-17.12). Reckoned from the state at turn start, without dice.
 */
export const computerOrders = (position: MdPosition, realm: RealmNumber): readonly Order[] => {
  const attack = attacks(position, realm);
  return [...attack.orders, ...homeward(position, realm, attack.used), ...recruiting(position, realm)];
};
