import { tribesOf } from '../rules/asked.ts';
import type { Board } from '../state.ts';
import type { GameTurn } from '../types.ts';
import { PLAYER_PHASES, STAGES } from '../words.ts';

/** The update is over: the next tribe settles, or the next phase begins, and after the last of them a new turn (W83-1.1, 16.8). */
export const nextPhase = ({ state, emit }: GameTurn): void =>
  emit({ kind: 'update-ended', rule: 'W83-1.1', ...nextOf(state) });

type Moment = Pick<Board, 'stage' | 'turn' | 'phase'>;

const nextOf = (board: Pick<Board, 'nations'> & Moment): Moment => {
  const { stage, turn, phase } = board;
  if (stage !== 'phases') {
    const settled = STAGES.indexOf(stage) + 1;
    return { stage: settled < tribesOf(board).length ? (STAGES[settled] ?? 'phases') : 'phases', turn, phase };
  }
  const last = phase === PLAYER_PHASES.length;
  return { stage, turn: last ? turn + 1 : turn, phase: last ? 1 : phase + 1 };
};
