import { floorDiv } from '@chancery/core';
import { ALLOWANCE } from '../../data/warfare.ts';
import type { Refusal } from '../../refusals.ts';
import { farthestLeg, haveSingleMoves, slowestMove } from '../../rules/attrition.ts';
import { countOf } from '../../rules/forces.ts';
import { type Way, wayBetween } from '../../rules/routes.ts';
import type { Setting } from '../../setting.ts';
import { type Arm, type ProvinceNumber, TICKS } from '../../words.ts';

/** A leg of a march in the timetable; numbered from 1 by its place (UM-11.46). */
export interface Leg {
  readonly from: ProvinceNumber;
  readonly to: ProvinceNumber;
  readonly way: Way;
  /** Ticks. */
  readonly starts: number;
  readonly ends: number;
}

/** A road to be planned: by which provinces, with whom, from when on. */
export interface Road {
  readonly from: ProvinceNumber;
  readonly through: readonly ProvinceNumber[];
  readonly by: Arm;
  readonly units: readonly number[];
  readonly activity: number;
  readonly starts: number;
}

/** Legs without pause, as far as routes and time allow; why not farther, null if to the end (UM-11.12 to 11.14, 11.39). */
export const planLegs = (
  setting: Setting,
  { through, ...road }: Road,
): { readonly legs: readonly Leg[]; readonly short: Refusal | null } => {
  const legs: Leg[] = [];
  let here = road.from;
  let clock = road.starts;
  for (const to of through) {
    const way = wayBetween(setting, here, to, road.by);
    if (way === null) return { legs, short: { code: 'no-route', from: here, to } };
    const pace = paceOf(setting, road);
    if (way.points > pace.farthest) return { legs, short: { code: 'impassable', from: here, to } };
    const ends = arrivalAt(pace, way.points, clock);
    if (ends === null) return { legs, short: { code: 'out-of-move', province: here } };
    legs.push({ from: here, to, way, starts: clock, ends });
    here = to;
    clock = ends;
  }
  return { legs, short: null };
};

/** How fast a group goes. */
interface Pace {
  /** Hundredths of a movement point a turn (UM-11.11). */
  readonly allowance: number;
  /** Movement points that no leg may exceed (UM-11.14). */
  readonly farthest: number;
  /** Whether a leg that is too long for them otherwise may take the whole turn (UM-11.13). */
  readonly isArduous: boolean;
}

/** Of the slowest of them; cargo does not slow ships, and generals alone go by a figure of the scenario (UM-11.10, 11.15). */
const paceOf = (setting: Setting, { units, by, activity }: Pick<Road, 'units' | 'by' | 'activity'>): Pace => {
  const hundredths = ALLOWANCE.base + ALLOWANCE.activity * activity;
  const { generalMove } = setting;
  if (countOf(setting, units, by) === 0) {
    return { allowance: generalMove * hundredths, farthest: generalMove, isArduous: true };
  }
  return {
    allowance: slowestMove(setting, units, by) * hundredths,
    farthest: farthestLeg(setting, units, by),
    isArduous: haveSingleMoves(setting, units, by),
  };
};

/** The tick at which a leg ends; null if time runs out (UM-11.12, 11.13). */
const arrivalAt = ({ allowance, isArduous }: Pace, points: number, clock: number): number | null => {
  if (points * 100 > allowance) return clock === 0 && isArduous ? TICKS : null;
  const ends = clock + floorDiv(100 * TICKS * points, allowance);
  return ends > TICKS ? null : ends;
};
