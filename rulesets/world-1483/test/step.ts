import type { NationStep } from '../src/actions/deed.ts';
import { newErrand } from '../src/begin.ts';
import type { Order } from '../src/order.ts';
import type { GameTurn } from '../src/types.ts';
import type { Board } from './board.ts';
import { type Rolls, type TurnInHand, turnOf } from './turn.ts';

export interface Stepped extends TurnInHand {
  treasury(nation: string): number;
  /** The value of a land. */
  value(land: string): number;
  /** Why lines failed. */
  readonly refused: readonly string[];
  /** The board as it is now. */
  readonly after: Board;
}

/** Some steps of a nation's turn with its lines. Dice are named by label, and of whom or where: `influence@Brittany`. */
export const stepped = (
  board: Board,
  nation: string,
  {
    steps,
    lines = [],
    rolls = {},
  }: { readonly steps: readonly NationStep[]; readonly lines?: readonly Order[]; readonly rolls?: Rolls },
): Stepped => {
  const hand = turnOf(board, { [nation]: lines }, byNumber(board, rolls));
  const turn: GameTurn = hand.turn;
  const number = board.nation(nation);
  turn.memory.errand = newErrand(number, null);
  for (const step of steps) step(turn, number);
  return {
    ...hand,
    treasury: (who) => hand.state.privy[board.nation(who)]?.treasury ?? -1,
    value: (land) => hand.state.territories[board.place(land)]?.value ?? -1,
    refused: hand.of('line-failed').map(({ refusal }) => refusal.code),
    after: { ...board, state: hand.state },
  };
};

const byNumber = (board: Board, rolls: Rolls): Rolls =>
  Object.fromEntries(
    Object.entries(rolls).map(([label, dice]) => {
      const [name = '', of] = label.split('@');
      return [of === undefined ? name : `${name}@${numberOf(board, of)}`, dice];
    }),
  );

/** Of a nation, or else of a place; a number is that of a unit. */
const numberOf = (board: Board, name: string): number =>
  /^\d+$/.test(name)
    ? Number(name)
    : (board.state.nations.find((nation) => nation?.name === name)?.number ?? board.place(name));
