import type { Troop } from '../setting.ts';
import { GOLD, type Pence } from '../words.ts';
import { isShip } from './troops.ts';

/** What salvaging one troop returns: a third of its cost for siege machines, and for ships in a province (MD-4.44, MD-4.45). */
export const salvageValue = (troop: Troop, inProvince: boolean): Pence => {
  if (troop.class === 'siege' || (isShip(troop) && inProvince)) return Math.floor(troop.cost / 3) * GOLD;
  return 0;
};
