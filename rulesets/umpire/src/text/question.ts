import { type Question, type SeatId, sentence } from '@chancery/core';
import { theNation } from '../names/names.ts';
import { nationOfSeat } from '../rules/find.ts';
import type { GameKnown } from '../types.ts';
import { INDEPENDENTS } from '../words.ts';

/** What the master is asked: whether the name of a city that is to be founded suits the campaign (UM-8.14, 23.15). */
export const questionWords = (
  { setting, view }: GameKnown,
  about: SeatId | null,
  { name, province }: Question['facts'],
): string => {
  const founder = theNation(view, nationOfSeat(setting, about ?? '') ?? INDEPENDENTS);
  return sentence(
    `${founder} would found a city in ${province} and call it “${name}”. Does the name suit the campaign?`,
  );
};
