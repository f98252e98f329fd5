import type { Dice } from '@chancery/core';
import { answerProposals, setTaxes } from './bot/answers.ts';
import { levy, muster } from './bot/army.ts';
import { grow, soothe } from './bot/economy.ts';
import { keepHouse } from './bot/household.ts';
import { propose } from './bot/pacts.ts';
import { fillCourt, plot } from './bot/plots.ts';
import { declareWars } from './bot/quarrels.ts';
import { realmOf } from './bot/realm.ts';
import { wageWar } from './bot/war.ts';
import { goldForRounds } from './known/forecast.ts';
import type { Order } from './order.ts';
import type { GameKnown } from './types.ts';
import type { Calling } from './words.ts';

/**
 * Plays a domain from what it knows: answers offers, keeps its house, makes war if it is strong enough, and spends the rest of the
 * month on troops, growth and plots.
 */
export const bot = (known: GameKnown, dice: Dice): readonly Order[] => {
  const realm = realmOf(known, dice, goldForRounds(known));
  if (realm === null) return [];
  answerProposals(realm);
  setTaxes(realm);
  keepHouse(realm);
  propose(realm);
  declareWars(realm);
  wageWar(realm);
  soothe(realm, 'r1');
  fillCourt(realm, 'r1');
  muster(realm, 'r2', TROOPS[realm.calling]);
  levy(realm, 'r3');
  plot(realm, 'r3');
  for (const section of ['r1', 'r2', 'r3'] as const) grow(realm, section);
  return realm.orders;
};

/** Share of the troops that it could have: a lord goes to war with them, the others guard what they have. */
const TROOPS: { readonly [Of in Calling]: number } = { lord: 0.4, merchant: 0.22, prelate: 0.28 };
