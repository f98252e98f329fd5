import type { Setting } from '../setting.ts';
import type { Board, RejectedBid, State } from '../state.ts';
import type { NationNumber, PlaceNumber } from '../words.ts';
import { getNation, getPrivy, isTroop, ownedBy, territoriesOf, troopsIn, unitsOf } from './find.ts';
import { haveLandBorder, isCoastal, landAdjacent } from './geography.ts';
import { incomeOf } from './income.ts';
import { costOf } from './npc-placement.ts';

/** The least that a war is begun for, and what a refusal costs (W83-5.32, 5.37). */
export const LEAST_BID = 10;
export const KEPT_OF_BID = 10;
/** By how much a new bid must exceed the highest that was refused (W83-5.38). */
const STEP = 2;
/** For so many turns a bid and the income are counted (W83-5.34). */
const TURNS = 3;

export interface Bid {
  readonly npc: NationNumber;
  readonly target: NationNumber;
  readonly bid: number;
}

/** First lands of a non-player nation that another holds now (W83-5.32 b, 5.42). */
export const landsTaken = (
  board: Pick<Board, 'nations' | 'territories'>,
  npc: NationNumber,
  by: NationNumber,
): readonly PlaceNumber[] => getNation(board, npc).original.filter((place) => board.territories[place]?.owner === by);

/** Whether it could get at the target: over a border, or from a port of its own to a coast (W83-5.32 c). */
export const canReach = (
  setting: Setting,
  board: Pick<Board, 'territories'>,
  npc: NationNumber,
  target: NationNumber,
): boolean =>
  haveLandBorder(setting, board, npc, target) ||
  (ownedBy(board, npc).some(({ port, number }) => port && isCoastal(setting, number)) &&
    ownedBy(board, target).some(({ number }) => isCoastal(setting, number)));

/** The least that may be bid after bids that were refused, whoever made them (W83-5.38, 5.39). */
export const leastBid = (rejected: readonly RejectedBid[], npc: NationNumber, target: NationNumber): number => {
  const before = rejected.find((each) => each.npc === npc && each.target === target);
  return before === undefined ? LEAST_BID : Math.max(LEAST_BID, before.bid + STEP);
};

/** What the two sides of a war weigh that somebody would pay for: A and D of W83-5.34. */
export interface Weights {
  readonly strength: number;
  readonly resistance: number;
}

export const weighBid = (setting: Setting, state: State, { npc, target, bid }: Bid): Weights => {
  const taken = landsTaken(state, npc, target);
  const front = new Set([...taken, ...taken.flatMap((place) => landAdjacent(setting, place))]);
  return {
    strength:
      costOf(unitsOf(state, npc).filter(isTroop)) +
      getPrivy(state, npc).treasury +
      TURNS * (bid + incomeOf(state, npc).total),
    resistance: territoriesOf(state)
      .filter(({ number, owner }) => owner === target && front.has(number))
      .reduce((sum, { number }) => sum + costOf(troopsIn(state, number, target)), 0),
  };
};

/** Three to two (W83-5.34). */
export const isPromising = ({ strength, resistance }: Weights): boolean => 2 * strength >= 3 * resistance;
