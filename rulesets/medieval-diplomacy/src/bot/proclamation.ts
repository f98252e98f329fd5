import type { Roller } from '@chancery/core';
import type { Proclaim } from '../orders/order.ts';
import { seasonOf } from '../rules/calendar.ts';
import { realmName } from '../rules/names.ts';
import type { Chart } from './chart.ts';

/** Seven gold for a few words every season (MD-3.27). */
export const proclamation = ({ setting, realm, own }: Chart, turn: number, taste: Roller): Proclaim => {
  const { season, year } = seasonOf(setting.options, turn);
  const name = realmName(setting, realm);
  const count = own.length;
  const words = [
    `Be it known in the ${season.toLowerCase()} of ${year} that the banners of the ${name} fly over ${count} provinces.`,
    `The ${name} greets its neighbours. May the roads be dry and the granaries full until next season.`,
    `By this letter the ${name} declares its peaceful mind to all who keep peace with it, and to no others.`,
    `The council of the ${name} has met in ${season.toLowerCase()} ${year} and found the realm in good order.`,
    `Merchants who travel through the ${name} shall pay the old tolls and no new ones.`,
  ];
  return { verb: 'PROCLAIM', args: { text: words[taste.d(words.length) - 1] as string } };
};
