import { knownTo, type Looker, type Moment } from '@chancery/core';
import { type DrawStyle, drawSvg } from '@chancery/maps';
import type { Campaign } from '../campaign/open-campaign.ts';
import { readInbox } from '../orders/inbox.ts';
import { readOrders } from '../orders/read-orders.ts';

/** The map as somebody knows it, as SVG; a seat's with the movements that it has ordered, if wanted. */
export const mapOf = (
  campaign: Campaign,
  moment: Moment,
  who: Looker,
  { orders = false, ...style }: DrawStyle & { readonly orders?: boolean } = {},
): string => {
  const { ruleset, setting } = campaign;
  const known = knownTo(ruleset, moment.position, who);
  const drafted = orders ? draftOf(campaign, moment, who) : [];
  return drawSvg(ruleset.world(setting), ruleset.places.picture(known, drafted), style);
};

const draftOf = (campaign: Campaign, moment: Moment, who: Looker) => {
  if (who === 'master' || who === 'public' || who === 'afterwards') return [];
  const file = readInbox(campaign, moment.turn + 1).orders[who];
  return file === undefined ? [] : readOrders(campaign, moment, { seat: who, file }).reading.orders;
};
