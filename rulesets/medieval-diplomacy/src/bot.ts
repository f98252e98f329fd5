import type { Dice } from '@chancery/core';
import { campaignOrders } from './bot/campaign.ts';
import { chartOf } from './bot/chart.ts';
import { diplomaticOrders } from './bot/diplomacy.ts';
import { freshNumbers } from './bot/muster.ts';
import { proclamation } from './bot/proclamation.ts';
import { seaOrders } from './bot/sea.ts';
import { treasuryOrders } from './bot/treasury.ts';
import type { Order } from './order.ts';
import type { MdKnown } from './types.ts';

/**
 * Plays a seat from its View alone: takes independents it can beat, annexes, recruits to need and keeps two gold, guards
 * its borders, allies by interest and goes to war when it can win. The dice are its taste, so that no two games are alike.
 */
export const bot = (known: MdKnown, dice: Dice): readonly Order[] => {
  const { realm, own, turn } = known.view;
  if (realm === null || own === null || known.view.outcome !== null) return [];
  const chart = chartOf(known, realm);
  if (chart.own.length === 0 && !chart.state.units.some((unit) => unit.realm === realm)) return [];
  const taste = dice.at('taste', realm);
  const nextNumber = freshNumbers(chart, 'A');
  const voyages = seaOrders(chart, nextNumber);
  return [
    ...diplomaticOrders(chart, turn, taste),
    ...voyages.orders,
    ...campaignOrders(chart, taste, voyages.embarked, nextNumber),
    ...treasuryOrders(chart, own.treasury, taste),
    ...proclamation(chart, turn, taste),
  ];
};
