import { floorDiv } from '@chancery/core';
import type { Scored } from '../events/turn.ts';
import type { Setting } from '../setting.ts';
import type { Nation, State } from '../state.ts';
import { nationsOf } from './find.ts';
import { allUnitsOf, fightersOf } from './forces.ts';
import { revenueSum } from './revenue.ts';

/** Every nation's score and rank, in nation order; equal scores share a rank (UM-23.2 to 23.5). */
export const scoresOf = (setting: Setting, state: State): readonly Scored[] => {
  const scores = nationsOf(state).map((nation) => ({
    nation: nation.number,
    score: scoreOf(setting, state, nation),
  }));
  return scores.map(({ nation, score }) => ({
    nation,
    score,
    rank: 1 + scores.filter((other) => other.score > score).length,
  }));
};

/** Percent of what it began with: revenue of the civilised, army units and squadrons of tribes; who is out has 0 (UM-23.7). */
const scoreOf = (setting: Setting, state: State, { number, kind, status, ...nation }: Nation): number => {
  if (status === 'eliminated') return 0;
  if (kind === 'civilised') return floorDiv(100 * revenueSum(setting, state, number), nation.originalRevenue);
  return floorDiv(100 * fightersOf(setting, allUnitsOf(setting, state, number)), nation.originalForces);
};
