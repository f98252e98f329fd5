import { type Outcome, seatId, type Window } from '@chancery/core';
import { getNationInfo, livingNations } from './rules/find.ts';
import { seasonOf } from './rules/season-words.ts';
import type { GamePosition } from './types.ts';
import { wonBy } from './victory/winner.ts';
import type { NationNumber } from './words.ts';

/** All nations order together, sealed, until a victory condition is met or the last turn is over (UM-1.2, 23.17). */
export const window = ({ setting, state }: GamePosition): Window | Outcome => {
  const seatOf = (nation: NationNumber) => seatId(getNationInfo(setting, nation).code);
  const won = wonBy(setting, state);
  if (won !== null) return { kind: 'outcome', winners: won.winner === null ? [] : [seatOf(won.winner)], by: won.by };
  return {
    kind: 'window',
    label: seasonOf(setting, state.turn),
    seats: livingNations(state).map(({ number }) => seatOf(number)),
    mode: 'sealed',
  };
};
