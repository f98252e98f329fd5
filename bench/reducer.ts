import { createRequire } from 'node:module';

/** The part of boardgame.io that is measured. */
interface GameIo {
  InitializeGame(options: { game: unknown; numPlayers: number }): unknown;
  CreateGameReducer(options: { game: unknown }): (state: unknown, action: unknown) => unknown;
}
/**
 * boardgame.io's reducer with a map of `cells` and one army per third cell: a move takes an army from a cell to its
 * neighbour. Returns a function that makes so many moves, one after another.
 */
export const boardgameReducer = (cells: number): ((moves: number) => void) => {
  const load = createRequire(new URL('package.json', import.meta.url));
  const { InitializeGame, CreateGameReducer } = load('boardgame.io/internal') as GameIo;
  const game = {
    name: 'march',
    setup: () => ({ cells: Array.from({ length: cells }, (_, i) => ({ owner: i % 23, men: i % 3 === 0 ? 5 : 0 })) }),
    moves: {
      march: ({ G }: { G: { cells: { men: number }[] } }, from: number, to: number) => {
        const [source, target] = [G.cells[from], G.cells[to]];
        if (!source || !target) return;
        target.men += source.men;
        source.men = 0;
      },
    },
  };
  const reduce = CreateGameReducer({ game });
  const first = InitializeGame({ game, numPlayers: 2 });
  return (moves) => {
    let state = first;
    for (let i = 0; i < moves; i += 1) state = reduce(state, march(i % cells, (i + 1) % cells));
  };
};

const march = (from: number, to: number): unknown => ({
  type: 'MAKE_MOVE',
  payload: { type: 'march', args: [from, to], playerID: '0' },
});
