import { areaInfo } from '../rules/find.ts';
import type { HepKnown } from '../types.ts';

/** The Turn, and whose Phase of it is open: `Turn 3: Chenth`. */
export const phaseWords = ({ setting, view: { board } }: HepKnown): string => {
  if (board.outcome !== null) return `Turn ${board.outcome.turn}, the end`;
  if (board.turn === 0) return 'Turn 0: all together';
  return board.active === null ? `Turn ${board.turn}` : `Turn ${board.turn}: ${areaInfo(setting, board.active).name}`;
};
