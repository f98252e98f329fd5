import type { Board } from '../state.ts';
import type { NationNumber } from '../words.ts';
import { getNation } from './find.ts';

/**
 * When a tribute that is agreed on in the turn of a nation is first taken: at the receiver's next Action 9 (W83-13.7), of a
 * non-player nation in the phase 5 that follows (W83-13.28).
 */
export const firstPayment = (
  board: Pick<Board, 'turn' | 'nations'>,
  active: NationNumber,
  receiver: NationNumber,
): { readonly turn: number; readonly phase: number } => {
  const now = getNation(board, active);
  const { phase, order } = getNation(board, receiver);
  const isToCome = phase > now.phase || (phase === now.phase && order > now.order);
  return { turn: board.turn + (isToCome ? 0 : 1), phase };
};
