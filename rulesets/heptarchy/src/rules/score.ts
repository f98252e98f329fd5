import type { Board } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';
import { getArea, getKingdom, isLandUnit, ownedBy, unitsOf } from './find.ts';
import { occupationScore } from './reckoned.ts';
import { atWar, warBetween } from './relations.ts';

/** What makes up a War Score now (HEP-6.8). */
export interface ScoreParts {
  readonly events: number;
  readonly occupation: number;
  /** HEP-6.7: the enemy has neither Levies nor Retinues; its Capital is Occupied. */
  readonly noArmies: number;
  readonly capital: number;
}

/** The War Score of one State against another; they are at War. No floor and no ceiling (HEP-6.10). */
export const warScore = (board: Board, of: KingdomNumber, against: KingdomNumber): number => {
  const { events, occupation, noArmies, capital } = warScoreParts(board, of, against);
  return events + occupation + noArmies + capital;
};

export const warScoreParts = (board: Board, of: KingdomNumber, against: KingdomNumber): ScoreParts => {
  const { state } = board;
  const war = warBetween(state, of, against);
  if (war === null) throw new Error(`${of} and ${against} are not at war`);
  const occupation = ownedBy(state, against)
    .filter(({ occupier }) => occupier === of)
    .reduce((sum, { number }) => sum + occupationScore(board, number), 0);
  const { capital } = getKingdom(state, against);
  const holder = capital === null ? null : getArea(state, capital).occupier;
  return {
    events: war.a === of ? war.eventsA : war.eventsB,
    occupation,
    noArmies: unitsOf(state, against).some(isLandUnit) ? 0 : 10,
    capital: holder !== null && atWar(state, holder, against) ? 10 : 0,
  };
};
