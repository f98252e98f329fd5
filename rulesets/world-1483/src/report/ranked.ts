import { onceFor } from '@chancery/core';
import type { Board } from '../state.ts';
import { type Ranked, rankingOf } from '../victory/ranking.ts';
import { openBoardOf } from '../view/open-board.ts';
import type { View } from '../view-types.ts';

/** The ranking on a board that is not written to any more (W83-20.43). */
export const rankedOn = onceFor((board: Board): readonly Ranked[] => rankingOf(board));

/** The same, which all readers of a turn share. */
export const rankedFor = (view: View): readonly Ranked[] => rankedOn(openBoardOf(view));
