import { type Outcome, type SeatId, seatId, type Window } from '@chancery/core';
import { stillToPlay } from './phases/round.ts';
import { getAreaInfo } from './rules/find.ts';
import type { HepPosition } from './types.ts';

/** In Turn 0 all players (HEP-1.4), who cannot miss it (HEP-17.5), then one after another (HEP-1.5), each for as many Posts as they like (HEP-1.6). */
export const window = ({ setting, state }: HepPosition): Window | Outcome => {
  const seat = (kingdom: number): SeatId => seatId(getAreaInfo(setting, kingdom).code);
  const { turn, active, outcome } = state;
  if (outcome !== null) {
    return { kind: 'outcome', winners: outcome.winner === null ? [] : [seat(outcome.winner)], by: outcome.by };
  }
  if (active === null) {
    const label = `Turn ${turn}`;
    const seats = stillToPlay(state).map(seat);
    return { kind: 'window', label, seats, mode: 'live', clock: `turn ${turn}`, unmissable: true };
  }
  const { code, name } = getAreaInfo(setting, active);
  const label = `Turn ${turn}: ${name}`;
  return { kind: 'window', label, seats: [seat(active)], mode: 'live', clock: `turn ${turn} ${code}` };
};
