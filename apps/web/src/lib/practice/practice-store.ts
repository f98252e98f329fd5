import type { PracticeFounding, PracticeTurn } from '@chancery/core';

/** A game against bots as this browser keeps it. Its turns are kept beside it, each for itself. */
export interface KeptGame {
  readonly founding: PracticeFounding;
  readonly setting: unknown;
  /** The last turn that is out. */
  readonly turn: number;
  /** The heading of that turn, and whom one plays: for the list of games. */
  readonly heading: string;
  readonly seatName: string;
  /** When it was played last, in milliseconds UTC. */
  readonly at: number;
}

/** The games against bots of this browser. Whatever fails says so: nothing is lost in silence. */
export const practiceStore = {
  /** The one played last comes first. */
  games: async (): Promise<readonly KeptGame[]> => {
    const games = await within<KeptGame[]>([GAMES], 'readonly', (stores) => stores(GAMES).getAll());
    return games.sort((a, b) => b.at - a.at);
  },
  game: (id: string): Promise<KeptGame | undefined> => within([GAMES], 'readonly', (stores) => stores(GAMES).get(id)),
  turn: (id: string, turn: number): Promise<PracticeTurn | undefined> =>
    within([TURNS], 'readonly', (stores) => stores(TURNS).get([id, turn])),
  /** A game and its newest turn, both or neither. */
  save: (game: KeptGame, turn: PracticeTurn): Promise<void> =>
    within([GAMES, TURNS], 'readwrite', (stores) => {
      stores(GAMES).put(game, game.founding.id);
      return stores(TURNS).put(turn, [game.founding.id, turn.turn]);
    }),
  remove: (id: string): Promise<void> =>
    within([GAMES, TURNS], 'readwrite', (stores) => {
      stores(GAMES).delete(id);
      stores(TURNS).delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
      return undefined;
    }),
} as const;

const GAMES = 'games';
const TURNS = 'turns';

let opened: Promise<IDBDatabase> | null = null;

const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('chancery-practice', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES);
      request.result.createObjectStore(TURNS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
};

/** One transaction; done when it has been written. */
const within = async <Value>(
  names: readonly string[],
  mode: IDBTransactionMode,
  act: (stores: (name: string) => IDBObjectStore) => IDBRequest | undefined,
): Promise<Value> => {
  const transaction = (await database()).transaction(names, mode);
  return new Promise((resolve, reject) => {
    const request = act((name) => transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request?.result as Value);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
};
