import { settle } from '../actions/settling.ts';
import { settlerOf } from '../rules/asked.ts';
import type { GameTurn } from '../types.ts';

/** Before turn 1 tribes settle, one after the other (W83-16.8). */
export const tribesSettle = (turn: GameTurn): void => {
  const tribe = settlerOf(turn.state);
  if (tribe !== null) settle(turn, tribe.number);
};
