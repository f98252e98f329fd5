import { calling } from './calling.ts';
import type { NationStep } from './deed.ts';
import { demandSurrender } from './demand-surrender.ts';
import { independence } from './independence.ts';
import { marriage } from './marriage.ts';
import { answerNpcOffers, peace } from './peace.ts';
import { rebellion } from './rebellion.ts';
import { surrender } from './surrender.ts';

/** Action 10 in its order (W83-13.1): peace and surrender, demands, calls, marriage, rebellions, independence. */
export const TREATIES: readonly NationStep[] = [
  answerNpcOffers,
  peace,
  surrender,
  demandSurrender,
  calling,
  marriage,
  rebellion,
  independence,
];

export const treaties: NationStep = (turn, nation) => {
  for (const step of TREATIES) step(turn, nation);
};
