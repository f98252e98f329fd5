import type { Setting } from '../setting.ts';
import type { RealmNumber } from '../words.ts';
import { seasonOf } from './calendar.ts';
import { realmName } from './names.ts';

/** Who speaks, and when. */
export interface Occasion {
  readonly realm: RealmNumber;
  readonly turn: number;
  /** How many the realm owns. */
  readonly provinces: number;
}

/**
 * The few words for which a realm without a writer takes its seven gold (MD-3.27). They are suitable beyond question
 * (MD-3.30), so that nobody has to judge them.
 */
export const stockProclamations = (
  setting: Setting,
  { realm, turn, provinces }: Occasion,
): readonly [string, ...string[]] => {
  const { season, year } = seasonOf(setting.options, turn);
  const name = realmName(setting, realm);
  return [
    `Be it known in the ${season.toLowerCase()} of ${year} that the banners of the ${name} fly over ${provinces} provinces.`,
    `The ${name} greets its neighbours. May the roads be dry and the granaries full until next season.`,
    `By this letter the ${name} declares its peaceful mind to all who keep peace with it, and to no others.`,
    `The council of the ${name} has met in ${season.toLowerCase()} ${year} and found the realm in good order.`,
    `Merchants who travel through the ${name} shall pay the old tolls and no new ones.`,
  ];
};
