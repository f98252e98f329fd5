import type { Question } from '@chancery/core';
import type { GameKnown } from '../types.ts';

/** What the master is asked: whether a bid for a war is to be accepted against the reckoning of the rules (W83-5.35). */
export const questionWords = (
  { npc, target, nation, bid, strength, resistance }: Question['facts'],
  _: GameKnown,
): string =>
  `${nation} bids ${bid} resources for a war of ${npc} on ${target}. ${npc} weighs ${strength} against ${resistance}: it accepts where twice the one is at least three times the other. Is the bid accepted?`;
