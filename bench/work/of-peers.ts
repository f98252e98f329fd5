/** Rows of boardgame.io, whose work bench/peers.md tells; microseconds a line, for two sizes of a move. */
import { boardgame, marchesIn } from './boardgame.ts';
import { reckoned, type Work } from './work.ts';

const LINES = 2000;
/** Of the sheets that we read, on average. */
const A_SHEET = 43;
const MICRO = 1000;

export const peers: Work = {
  async prepare() {
    const play = boardgame();
    const single = marchesIn(LINES, 1);
    const sheets = marchesIn(LINES, A_SHEET);
    const aLine = (moves: typeof single): number => (reckoned(() => play(moves)) / LINES) * MICRO;
    return {
      does: `${LINES} lines`,
      once: () => ({ 'boardgame-line': aLine(single), 'boardgame-sheet': aLine(sheets) }),
    };
  },
};
