import { digestOfList, type RegisteredList } from '@chancery/core';
import { type OpenList, parsed } from '@chancery/store';

/** A closed list as everybody may see it. */
export const listOfTurn = ({ turn, lines, firstLines, closedAt }: OpenList): RegisteredList => {
  const listed = parsed(lines);
  const digest = digestOfList(turn, listed);
  return {
    digest,
    diceDigest: firstLines === null ? digest : digestOfList(turn, parsed(firstLines)),
    lines: listed,
    closedAt,
  };
};
