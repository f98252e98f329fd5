import { seatId } from '@chancery/core';
import type { GameKnown } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import type { Board } from '../board.ts';

/** What the ruler of a nation knows of a board; without a nation, what everybody does. */
export const knownOn = ({ setting, state }: Pick<Board, 'setting' | 'state'>, nation?: string): GameKnown => ({
  setting,
  view: view(
    { setting, state },
    nation === undefined ? { kind: 'public' } : { kind: 'seat', seat: seatId(nation.toLowerCase()) },
  ),
});
