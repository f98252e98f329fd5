import type { Words } from '../words/words.ts';

/** What is shown of a turn: what it brought. Before the first it is the beginning. */
export const turnTitle = (turn: number, say: Words['campaign']): string =>
  turn === 0 ? say.beginning : say.brought(turn);
