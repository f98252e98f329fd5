import { calendarOf } from '../rules/calendar.ts';
import { getProvince, livingNations, provincesOwnedBy } from '../rules/find.ts';
import { revenueSum } from '../rules/revenue.ts';
import type { Setting, VictoryCondition } from '../setting.ts';
import type { Nation, State } from '../state.ts';
import type { NationNumber } from '../words.ts';
import { ranked } from './ranked.ts';

/** How a campaign was won. */
export const VICTORIES = ['provinces', 'place', 'score', 'last turn', 'nobody left'] as const;
export type Victory = (typeof VICTORIES)[number];

export interface Won {
  readonly by: Victory;
  /** Null where nobody is left who could have won. */
  readonly winner: NationNumber | null;
}

/** Who has won by the turn that is over, if anybody: conditions in the order of the scenario, then the last turn (UM-23.6, 23.17). */
export const wonBy = (setting: Setting, state: State): Won | null => {
  const over = state.turn - 1;
  if (over < 1) return null;
  const rivals = placeWinners(setting, state);
  for (const condition of setting.victory.conditions) {
    const winner = condition.kind === 'place' && rivals.size > 1 ? null : winnerOf(setting, state, condition);
    if (winner !== null) return { by: condition.kind, winner };
  }
  const living = livingNations(state);
  if (living.length === 0) return { by: 'nobody left', winner: null };
  return over >= setting.victory.lastTurn
    ? { by: 'last turn', winner: ranked(setting, state)[0]?.number ?? null }
    : null;
};

/** Whoever owns the place of their condition: where it is more than one of them in one turn, none of them wins (UM-24.36). */
const placeWinners = ({ victory }: Setting, state: State): ReadonlySet<NationNumber> =>
  new Set(
    victory.conditions.flatMap((condition) =>
      condition.kind === 'place' && owns(state, condition) ? [condition.nation] : [],
    ),
  );

const owns = (state: State, { nation, province }: Extract<VictoryCondition, { kind: 'place' }>): boolean =>
  getProvince(state, province).owner === nation;

const winnerOf = (setting: Setting, state: State, condition: VictoryCondition): NationNumber | null => {
  if (condition.kind === 'place') return owns(state, condition) ? condition.nation : null;
  const those = livingNations(state).filter(({ number }) => condition.nations?.includes(number) ?? true);
  if (condition.kind === 'provinces') return richest(setting, state, those, condition.least);
  const over = state.turn - 1;
  const year = Math.ceil(over / setting.calendar.length);
  if (!calendarOf(setting, over).lastCampaign || year < condition.fromYear) return null;
  const enough = those.filter(({ score }) => score >= condition.least);
  return ranked(setting, state, enough)[0]?.number ?? null;
};

/** Of those with enough provinces the one with the higher sum of revenues (UM-24.16); of equal sums the first in nation order. */
const richest = (setting: Setting, state: State, nations: readonly Nation[], least: number): NationNumber | null => {
  const enough = nations
    .filter(({ number }) => provincesOwnedBy(state, number).length >= least)
    .map(({ number }) => ({ number, sum: revenueSum(setting, state, number) }))
    .sort((one, other) => other.sum - one.sum);
  return enough[0]?.number ?? null;
};
