import type { Order } from '../src/order.ts';
import { PHASES } from '../src/phases.ts';
import type { Board } from './board.ts';
import { type Rolls, type TurnInHand, turnOf } from './turn.ts';

/** A whole update of a board: every phase of the turn, with the lines of nations by name. */
export const updateOf = (
  board: Board,
  orders: { readonly [nation: string]: readonly Order[] } = {},
  more: { readonly rolls?: Rolls; readonly acts?: readonly Order[]; readonly excused?: readonly string[] } = {},
): TurnInHand => {
  const hand = turnOf(board, orders, more.rolls);
  const sheets = Object.fromEntries(
    (more.excused ?? []).map((nation) => {
      const seat = nation.toLowerCase();
      return [seat, { seat, orders: [], excused: true }];
    }),
  );
  const turn = { ...hand.turn, acts: more.acts ?? [], sheets: { ...hand.turn.sheets, ...sheets } };
  for (const { run } of PHASES) run(turn as typeof hand.turn);
  return hand;
};
