import { clamp, floorDiv } from '@chancery/core';
import { ASSAULT_AT } from '../data/figures.ts';
import { ASSAULT_ODDS, CITY_GRAB, STORMING, TREASON } from '../data/warfare.ts';
import type { Risk } from '../words.ts';

/** Odds of an assault in hundredths, of assault values in tenths (UM-14.9). */
export const assaultOdds = (attackers: number, defenders: number): number =>
  defenders === 0 ? ASSAULT_ODDS.most : Math.min(ASSAULT_ODDS.most, floorDiv(100 * attackers, defenders));

/** Whether the besiegers dare it (UM-14.10, 14.11). */
export const daresAssault = (odds: number, risk: Risk, eagerness: number): boolean =>
  odds >= ASSAULT_AT[risk] - ASSAULT_ODDS.eagerness * eagerness;

/** Both sides of a siege as chances weigh them. */
export interface Opposed {
  readonly skill: { readonly attacker: number; readonly holder: number };
  readonly morale: { readonly attacker: number; readonly holder: number };
}

/** What better commanders and spirits add to the chances of besiegers (UM-14.12, 14.18). */
export const advantageOf = ({ skill, morale }: Opposed): number =>
  STORMING.skill * (skill.attacker - skill.holder) + floorDiv(morale.attacker - morale.holder, STORMING.morale);

/** The chance that an assault succeeds (UM-14.12). */
export const stormChance = (odds: number, opposed: Opposed): number =>
  clamp(
    STORMING.base + floorDiv(odds - STORMING.at, STORMING.step) + advantageOf(opposed),
    STORMING.least,
    STORMING.most,
  );

/** The chance that a bribed officer opens the gate (UM-14.16). */
export const treasonChance = (skill: number): number =>
  clamp(TREASON.base - TREASON.skill * (skill - TREASON.from), TREASON.least, TREASON.most);

/** The chance that a city is taken while its holder manoeuvres, by base values in tenths (UM-12.26). */
export const cityGrabChance = (attacker: number, holder: number): number => {
  if (holder === 0) return CITY_GRAB.most;
  const percent = floorDiv(100 * attacker, holder);
  return clamp(CITY_GRAB.base + floorDiv(percent - CITY_GRAB.over, CITY_GRAB.step), CITY_GRAB.least, CITY_GRAB.most);
};

/** The morale of a side of several nations: the mean over its units; 100 of nobody (UM-14.12). */
export const jointMorale = (forces: readonly { readonly units: number; readonly morale: number }[]): number => {
  const units = forces.reduce((sum, each) => sum + each.units, 0);
  if (units === 0) return 100;
  return floorDiv(
    forces.reduce((sum, each) => sum + each.units * each.morale, 0),
    units,
  );
};
