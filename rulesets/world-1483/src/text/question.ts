import { type Question, sentence } from '@chancery/core';
import { money, readerOf, who } from '../names/reader.ts';
import type { GameKnown } from '../types.ts';

/** What the master is asked: whether a bid for a war is accepted, beside what both sides weigh (W83-5.34, 5.35). */
export const questionWords = (
  { nation, npc, target, bid, strength, resistance }: Question['facts'],
  known: GameKnown,
): string => {
  const reader = readerOf(known);
  const name = (fact: typeof nation): string => who(reader, Number(fact));
  return sentence(
    `${name(nation)} offers ${name(npc)} ${money(Number(bid))} to fight ${name(target)}. ${name(npc)} weighs ${strength}, its enemy ${resistance}; by the rules it accepts where twice the one is at least three times the other. Is the offer accepted?`,
  );
};
