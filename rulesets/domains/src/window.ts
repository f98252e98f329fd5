import { type Outcome, seatId, type Window } from '@chancery/core';
import { domainsOf, getDomainInfo } from './rules/find.ts';
import type { GamePosition } from './types.ts';
import { paramounts, ranked } from './victory/winners.ts';
import { MONTHS_A_YEAR } from './words.ts';

/**
 * All players who are still in the game order together, until it is won or its last turn is over (DOM-1.1, 17.9, 17.10); what the
 * rules run needs no orders (DOM-16.1).
 */
export const window = ({ setting, state }: GamePosition): Window | Outcome => {
  const seatOf = (domain: number) => seatId(getDomainInfo(setting, domain).code);
  const first = paramounts(setting, state);
  if (state.turn > 1 && first.length > 0) {
    return { kind: 'outcome', winners: ranked(setting, state, first).slice(0, 1).map(seatOf), by: 'paramount' };
  }
  const playing = domainsOf(state).filter(({ controller }) => controller !== 'eliminated');
  if (state.turn > setting.options.turns || playing.length < 2) {
    return { kind: 'outcome', winners: ranked(setting, state).slice(0, 1).map(seatOf), by: 'score' };
  }
  return {
    kind: 'window',
    label: monthOf(state.turn),
    seats: playing.filter(({ controller }) => controller === 'player').map(({ number }) => seatOf(number)),
    mode: 'sealed',
  };
};

/** `Month 3 of year 1` (DOM-0.20). */
export const monthOf = (turn: number): string =>
  `Month ${((turn - 1) % MONTHS_A_YEAR) + 1} of year ${Math.floor((turn - 1) / MONTHS_A_YEAR) + 1}`;
