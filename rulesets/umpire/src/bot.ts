import type { Dice } from '@chancery/core';
import { marchArmies } from './bot/armies.ts';
import { keepHouse } from './bot/household.ts';
import { raise } from './bot/levies.ts';
import { plot } from './bot/plots.ts';
import { setPolicy } from './bot/policy.ts';
import { realmOf } from './bot/realm.ts';
import { goHome } from './bot/winter.ts';
import type { Order } from './order.ts';
import type { GameKnown } from './types.ts';
import { LISTS } from './words.ts';

/**
 * Plays a nation from what it knows: one war at a time, what it can pay for, armies where they can win, spies and bribes before
 * assaults, and winter quarters with the troops.
 */
export const bot = (known: GameKnown, dice: Dice): readonly Order[] => {
  const realm = realmOf(known, dice);
  if (realm === null) return [];
  setPolicy(realm);
  plot(realm);
  keepHouse(realm);
  marchArmies(realm);
  raise(realm);
  goHome(realm);
  return LISTS.flatMap((list) => realm.orders.filter(({ section }) => section === list));
};
