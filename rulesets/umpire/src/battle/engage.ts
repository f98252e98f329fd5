import { clamp, floorDiv } from '@chancery/core';
import { CATCHING, ENGAGE_AT } from '../data/figures.ts';
import { SCOUT_ERROR } from '../data/warfare.ts';
import type { Risk } from '../words.ts';

/** What matters of a commander before and in a fight. */
export interface Leadership {
  readonly skill: number;
  readonly activity: number;
}

/** How much a commander shifts the odds they ask for, towards fighting if above 0: activity, less so with skill (UM-12.14). */
export const eagernessOf = ({ skill, activity }: Leadership): number =>
  Math.trunc(((2 * activity - 7) * (8 - skill)) / 4) + 0;

/** What a side weighs up: both values in tenths by open factors alone, and what its scouts say (UM-12.14). */
export interface Estimate {
  readonly own: number;
  readonly enemy: number;
  readonly risk: Risk;
  readonly eagerness: number;
  /** The total of 2d6. */
  readonly scout: number;
}

/** Whether a side needs no scouts: who has nothing does not fight, who meets nothing does (UM-12.15). Null: it needs them. */
export const decidedBefore = ({ own, enemy }: Pick<Estimate, 'own' | 'enemy'>): boolean | null => {
  if (own === 0) return false;
  return enemy === 0 ? true : null;
};

/** Whether a side is willing to give open battle (UM-12.14). */
export const isWilling = ({ own, enemy, risk, eagerness, scout }: Estimate): boolean =>
  10_000 * own >= (ENGAGE_AT[risk] - eagerness) * enemy * (100 + SCOUT_ERROR * (scout - 7));

/** The chance to catch those who manoeuvre or retreat, by relative mobility of the catcher (UM-12.24, 12.29). */
export const catchChance = (action: 'M' | 'R', relativeMobility: number): number => {
  const { share, least, most } = CATCHING[action];
  return clamp(floorDiv(share * relativeMobility, 100), least, most);
};
