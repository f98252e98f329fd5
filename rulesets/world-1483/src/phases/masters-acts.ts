import { giveSeat } from '../master/give-seat.ts';
import type { GameTurn } from '../types.ts';

/** Before all else the master gives nations to rulers, or to the rules, which defend them (W83-20.12, 20.15). */
export const mastersActs = (turn: GameTurn): void => {
  for (const act of turn.acts) if (act.verb === 'SET_SEAT') giveSeat(turn, act.args);
};
