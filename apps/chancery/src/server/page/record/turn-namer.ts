import type { ListedTurn } from '@chancery/app';
import type { TurnName } from '../words/turn-name.ts';
import type { Words } from '../words/words.ts';

/** What the turns of a game are called: by their numbers; in live play by the move whose posts they are. */
export const turnNamer =
  (listed: readonly ListedTurn[], { console: { live } }: Words): ((turn: number) => TurnName) =>
  (turn) => {
    const own = listed.find(({ first, turn: last }) => first <= turn && turn <= last);
    if (own === undefined) return listed.some(({ label }) => label !== null) ? live.back.anyPost(turn) : turn;
    if (own.label === null) return turn;
    return turn === own.turn ? own.label : live.back.post(own.label, turn - own.first + 1);
  };

/** Those to which a game can be taken back: all that are listed and, of the latest moves, every post. */
export const turnsToChoose = (listed: readonly ListedTurn[]): readonly number[] =>
  listed.flatMap(({ first, turn }, place) =>
    place < listed.length - LATEST ? [turn] : Array.from({ length: turn - first + 1 }, (_, post) => first + post),
  );

const LATEST = 3;
