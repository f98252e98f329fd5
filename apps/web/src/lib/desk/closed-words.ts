import { words } from '#lib/words/words.ts';
import type { DeskSession } from './session.svelte.ts';

/** What is said when no more orders can be given; in live play, where one move follows the other, when the game is over. */
export const closedWords = ({
  numbered,
  outdated,
}: Pick<DeskSession, 'numbered' | 'outdated'>): { readonly nothingToOrder: string; readonly onlyToLookAt: string } => {
  const { desk, live, orders } = words;
  if (outdated) return { nothingToOrder: desk.oldFileIsToRead, onlyToLookAt: desk.oldFileIsToRead };
  return numbered
    ? { nothingToOrder: orders.turnIsClosed, onlyToLookAt: orders.onlyToLookAt }
    : { nothingToOrder: live.isOver, onlyToLookAt: live.onlyToLookAt };
};
