import { createRequire } from 'node:module';

/** The part of boardgame.io that is measured. */
interface GameIo {
  InitializeGame(options: { game: unknown; numPlayers: number }): unknown;
  CreateGameReducer(options: { game: unknown }): (state: unknown, action: unknown) => unknown;
}

interface March {
  readonly from: number;
  readonly to: number;
}

interface Cells {
  readonly G: { readonly cells: readonly { men: number }[] };
}

const CELLS = 300;
/** As many as our turn has armies. */
const ARMIES = 100;
const SEATS = 23;

/**
 * boardgame.io's reducer with a map of 300 cells and an army in each third: `moves` are handed to it one after another, each
 * with as many marches as it is given.
 */
export const boardgame = (): ((moves: readonly (readonly March[])[]) => void) => {
  if (process.env.NODE_ENV !== 'production') throw new Error('boardgame.io checks more outside of production');
  const load = createRequire(new URL('../package.json', import.meta.url));
  const { InitializeGame, CreateGameReducer } = load('boardgame.io/internal') as GameIo;
  const game = {
    name: 'march',
    setup: () => ({
      cells: Array.from({ length: CELLS }, (_, i) => ({ owner: i % SEATS, men: i % (CELLS / ARMIES) === 0 ? 5 : 0 })),
    }),
    moves: {
      march: ({ G }: Cells, marches: readonly March[]) => {
        for (const { from, to } of marches) {
          const [source, target] = [G.cells[from], G.cells[to]];
          if (!source || !target) continue;
          target.men += source.men;
          source.men = 0;
        }
      },
    },
  };
  const reduce = CreateGameReducer({ game });
  const first = InitializeGame({ game, numPlayers: 2 });
  return (moves) => {
    let state = first;
    for (const marches of moves) {
      const payload = { type: 'march', args: [marches], playerID: '0' };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
    }
  };
};

/** So many lines, so many of them in a move. */
export const marchesIn = (lines: number, aMove: number): readonly (readonly March[])[] => {
  const all = Array.from({ length: lines }, (_, i) => ({ from: i % CELLS, to: (i + 1) % CELLS }));
  return Array.from({ length: Math.ceil(lines / aMove) }, (_, i) => all.slice(i * aMove, (i + 1) * aMove));
};
