import { clamp, floorDiv } from '@chancery/core';
import { ENDLESS_STORES, SIEGE_ODDS, SURRENDERING } from '../data/warfare.ts';
import { advantageOf, type Opposed } from './assault.ts';

/** Siege odds in hundredths, of siege values in tenths (UM-14.18). */
export const siegeOdds = (attackers: number, defenders: number): number =>
  defenders === 0 ? SIEGE_ODDS.most : clamp(floorDiv(100 * attackers, defenders), SIEGE_ODDS.least, SIEGE_ODDS.most);

/** For how many turns the stores of a city last: its revenue against what those inside eat, in tenths (UM-14.19). */
export const storesOf = (siegeStores: number, revenue: number, needTenths: number): number =>
  needTenths === 0 ? ENDLESS_STORES : Math.max(1, floorDiv(10 * siegeStores * revenue, needTenths));

/** All that a surrender hangs on (UM-14.18). */
export interface Siege extends Opposed {
  /** Turns of operations, this one among them. */
  readonly t: number;
  readonly stores: number;
  readonly odds: number;
  /** Whether a relief force was beaten the turn before, and nobody has landed since. */
  readonly reliefBeaten: boolean;
  /** Whether the city side is supplied by sea. */
  readonly bySea: boolean;
}

/** The chance that a city surrenders (UM-14.18). */
export const surrenderChance = ({ t, stores, odds, reliefBeaten, bySea, ...opposed }: Siege): number => {
  const duration = SURRENDERING.turns * t * t;
  const hungry = SURRENDERING.hungry * Math.max(0, t - stores);
  const chance =
    (bySea ? floorDiv(duration, 2) : duration + hungry) +
    (reliefBeaten ? SURRENDERING.relief : 0) +
    advantageOf(opposed) +
    floorDiv(odds - SURRENDERING.oddsFrom, SURRENDERING.odds);
  return clamp(chance, SURRENDERING.least, SURRENDERING.most);
};
