import { type Outcome, seatId, type Window } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { getPowerInfo } from './rules/find.ts';
import type { GamePosition } from './types.ts';
import { winnersOf } from './victory/winners.ts';

/** Both houses order together, until the last turn is over (NEW-2.2). */
export const window = ({ setting, state }: GamePosition): Window | Outcome => {
  if (state.turn > setting.options.lastTurn) {
    const winners = winnersOf(state).map((power) => seatId(getPowerInfo(setting, power).code));
    return { kind: 'outcome', winners, by: 'points' };
  }
  const seats = everyNumbered(setting.powers).map(({ code }) => seatId(code));
  return { kind: 'window', label: `Turn ${state.turn}`, seats, mode: 'sealed' };
};
