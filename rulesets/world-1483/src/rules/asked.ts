import type { Board, Nation } from '../state.ts';
import { STAGES } from '../words.ts';
import { exists, isPlayer, isTribe, nationsOf } from './find.ts';

/** Whose turn it is. */

export const tribesOf = (board: Pick<Board, 'nations'>): readonly Nation[] => nationsOf(board).filter(isTribe);

/** The tribe that settles now (W83-16.8); null once the phases have begun. */
export const settlerOf = (board: Pick<Board, 'nations' | 'stage'>): Nation | null =>
  tribesOf(board)[STAGES.indexOf(board.stage)] ?? null;

/** Whether the game waits for a nation. Seats that nobody holds are played by the rules (W83-20.12). */
export const isAsked = (board: Pick<Board, 'nations' | 'stage' | 'phase'>, nation: Nation): boolean => {
  if (!isPlayer(nation) || nation.seat !== 'held' || !exists(nation)) return false;
  return board.stage === 'phases' ? nation.phase === board.phase : nation === settlerOf(board);
};

/** Nations that act in a phase, in the order in which they do (W83-1.6, 19.1). */
export const actingIn = (board: Pick<Board, 'nations'>, phase: number): readonly Nation[] =>
  nationsOf(board)
    .filter((nation) => nation.phase === phase && exists(nation))
    .toSorted((a, b) => a.order - b.order);
