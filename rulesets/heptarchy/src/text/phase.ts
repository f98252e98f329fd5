import { getAreaInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { HepKnown } from '../types.ts';

/** The Turn, and whose Phase of it is open: `Turn 3: Chenth`. */
export const phaseWords = ({ setting, view: { board } }: HepKnown): string => {
  if (board.outcome !== null) return `Turn ${board.outcome.turn}, the end`;
  if (board.turn === 0) return 'Turn 0: all together';
  return board.active === null
    ? `Turn ${board.turn}`
    : `Turn ${board.turn}: ${getAreaInfo(setting, board.active).name}`;
};

/** What a kingdom needs for the crown, and when the game ends without one (HEP-17.8, HEP-17.10). */
export const endWords = ({
  options: { lastTurn, victoryAreas, victoryPrestige },
}: Pick<Setting, 'options'>): string => {
  const crown = `The crown takes ${victoryAreas} Land Areas, ${victoryPrestige} Prestige and Peace with all`;
  return lastTurn === null ? `${crown}.` : `${crown}; else the highest Prestige wins after Turn ${lastTurn}.`;
};
