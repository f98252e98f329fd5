import { type NextWindow, type Outcome, type SeatId, seatId, type Window } from '@chancery/core';
import { isAsked, settlerOf, tribesOf } from './rules/asked.ts';
import { getNation, isPlayer, nationOfSeat, nationsOf } from './rules/find.ts';
import type { Board, Nation } from './state.ts';
import type { GamePosition } from './types.ts';
import { PLAYER_PHASES, STAGES } from './words.ts';

/** A tribe has three days to choose where it settles (W83-16.8). */
const SETUP_HOURS = 72;

/**
 * The nations of the phase are asked; all others may send what acts at any time, and prepare their sheets (W83-1.5, 1.11). Before
 * turn 1 the tribes settle, one after the other. The game has no end (W83-20.40).
 */
export const window = ({ state }: GamePosition): Window | Outcome => {
  const players = nationsOf(state).filter(isPlayer);
  const asked = players.filter((nation) => isAsked(state, nation));
  const seats = asked.map(({ code }) => seatId(code));
  return {
    kind: 'window',
    label: labelOf(state),
    seats,
    may: players.filter((nation) => !asked.includes(nation)).map(({ code }) => seatId(code)),
    mode: 'sealed',
    ...(state.stage === 'phases' ? {} : { hours: SETUP_HOURS, unmissable: true as const }),
  };
};

/** `Turn 3, phase 2`; before turn 1 `Settling: Tribe One`. */
export const labelOf = (board: Board): string => {
  const tribe = settlerOf(board);
  return board.stage === 'phases' || tribe === null ? phaseLabel(board.turn, board.phase) : settlingLabel(tribe);
};

export const phaseLabel = (turn: number, phase: number): string => `Turn ${turn}, phase ${phase}`;
const settlingLabel = ({ name }: Nation): string => `Settling: ${name}`;

/** When a nation is asked next: to settle, or in its phase of this game turn or the next. */
export const asksWhen = ({ setting, state }: GamePosition, seat: SeatId): NextWindow | null => {
  const number = nationOfSeat(setting, seat);
  if (number === null) return null;
  const nation = getNation(state, number);
  if (nation.status === 'absorbed') return null;
  const { phase } = nation;
  if (state.stage === 'phases') {
    const groups = PLAYER_PHASES.length;
    const turns = (phase - state.phase + groups) % groups || groups;
    return { label: phaseLabel(state.turn + (phase > state.phase ? 0 : 1), phase), turns };
  }
  const settling = STAGES.indexOf('phases') - STAGES.indexOf(state.stage);
  const settlesNext = settling > 1 && tribesOf(state)[1] === nation;
  return settlesNext
    ? { label: settlingLabel(nation), turns: 1 }
    : { label: phaseLabel(1, phase), turns: settling + phase - 1 };
};
