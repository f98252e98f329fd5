import { type Outcome, seatId, type Window } from '@chancery/core';
import { seasonOf } from './rules/calendar.ts';
import { realmsOf } from './rules/find.ts';
import { realmCode } from './rules/names.ts';
import type { MdPosition } from './types.ts';

/** All players order together (MD-1.1); or the campaign is over. */
export const window = ({ setting, state }: MdPosition): Window | Outcome => {
  const seat = (realm: number): ReturnType<typeof seatId> => seatId(realmCode(setting, realm));
  if (state.outcome) return { kind: 'outcome', winners: state.outcome.winners.map(seat), by: state.outcome.by };
  const { season, year } = seasonOf(setting.options, state.turn);
  const seats = realmsOf(state).filter(({ control }) => control === 'player');
  return {
    kind: 'window',
    label: `${season} ${year}`,
    seats: seats.map(({ number }) => seat(number)),
    mode: 'sealed',
  };
};
