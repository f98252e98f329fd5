import { powersOf } from '../rules/find.ts';
import type { State } from '../state.ts';
import type { PowerNumber } from '../words.ts';

/** The houses with the most points (NEW-2.2). */
export const winnersOf = (state: State): readonly PowerNumber[] => {
  const powers = powersOf(state);
  const most = Math.max(...powers.map(({ points }) => points));
  return powers.filter(({ points }) => points === most).map(({ number }) => number);
};
