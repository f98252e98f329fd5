import { getArea, getAreaInfo } from '../rules/find.ts';
import { warScore } from '../rules/score.ts';
import { LEAST_TRUCE } from '../rules/truce.ts';
import type { Board } from '../scene.ts';
import type { Terms } from '../state.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';

/** One demand and what it costs in War Score (HEP-7.12). */
export interface PricedDemand {
  readonly what: 'tribute' | 'truce' | 'disband' | 'renounce-trade' | 'renounce-pact' | 'trade' | 'pact' | 'land';
  /** Gold, Turns, a unit, a kingdom or an area; 0 where nothing is named. */
  readonly number: number;
  readonly cost: number;
}

/** The demands of a State, each with its price now (HEP-7.11), in the order of HEP-7.12. */
export const pricedDemands = (board: Board, demander: KingdomNumber, terms: Terms): readonly PricedDemand[] => [
  ...(terms.tribute > 0 ? [{ what: 'tribute', number: terms.tribute, cost: terms.tribute / 10 } as const] : []),
  ...(terms.truce > LEAST_TRUCE
    ? [{ what: 'truce', number: terms.truce, cost: terms.truce - LEAST_TRUCE } as const]
    : []),
  ...terms.disband.map((number) => ({ what: 'disband', number, cost: 2 }) as const),
  ...terms.renounceTrade.map((number) => ({ what: 'renounce-trade', number, cost: 2 }) as const),
  ...terms.renouncePact.map((number) => ({ what: 'renounce-pact', number, cost: 2 }) as const),
  ...(terms.trade ? [{ what: 'trade', number: 0, cost: 3 } as const] : []),
  ...(terms.pact ? [{ what: 'pact', number: 0, cost: 4 } as const] : []),
  ...terms.land.map((number) => ({ what: 'land', number, cost: priceOfLand(board, demander, number) }) as const),
];

/** What a State can pay for demands: its War Score, if that is not below zero (HEP-7.8, HEP-7.28). */
export const scoreToSpend = (board: Board, demander: KingdomNumber, of: KingdomNumber): number =>
  Math.max(0, warScore(board, demander, of));

/** HEP-7.8 */
export const priceOf = (board: Board, demander: KingdomNumber, terms: Terms): number =>
  pricedDemands(board, demander, terms).reduce((sum, { cost }) => sum + cost, 0);

/** Dearer where it borders nothing that the demander owns now (HEP-7.19), and where none of their units stand (HEP-7.20). */
const priceOfLand = ({ setting, state }: Board, demander: KingdomNumber, area: AreaNumber): number => {
  const bordering = getAreaInfo(setting, area).neighbours.some((other) => getArea(state, other).owner === demander);
  const standing = getArea(state, area).occupier === demander;
  return 5 + (bordering ? 0 : 2) + (standing ? 0 : 5);
};
