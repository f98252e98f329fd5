/** Rows of boardgame.io, whose work bench/peers.md tells; microseconds a line, for two sizes of a move. */
import { boardgame, marchesIn } from './boardgame.ts';
import { timed, type Work } from './work.ts';

const LINES = 2000;
/** Of the sheets that we read, on average. */
const A_SHEET = 43;
const MICRO = 1000;

export const peers: Work = {
  async prepare() {
    const play = boardgame();
    const single = marchesIn(LINES, 1);
    const sheets = marchesIn(LINES, A_SHEET);
    const aLine = async (moves: typeof single): Promise<number> => ((await timed(() => play(moves))) / LINES) * MICRO;
    return {
      does: `${LINES} lines`,
      once: async () => ({ 'boardgame-line': await aLine(single), 'boardgame-sheet': await aLine(sheets) }),
    };
  },
};
