import { treaties } from '../src/actions/treaties.ts';
import { newErrand } from '../src/begin.ts';
import type { ArgsOf, Order, OrderOf, Verb } from '../src/order.ts';
import type { Board } from './board.ts';
import { type Rolls, type TurnInHand, turnOf } from './turn.ts';

/** A line of the actions of a turn. */
export const line = <V extends Verb>(verb: V, args: ArgsOf<V>): OrderOf<V> =>
  ({ verb, section: 'actions', args }) as unknown as OrderOf<V>;

export interface Treaties extends TurnInHand {
  /** Why lines failed. */
  readonly refused: readonly string[];
  /** The board as it is now. */
  readonly next: Board;
  owner(place: string): number;
  treasury(nation: string): number;
  /** `attacker-defender` of all wars, by number. */
  readonly wars: readonly string[];
}

/** `marriage@Brittany` as dice are asked for: by the number of a place, or else of a nation. */
export const numbered = (board: Board, rolls: Rolls): Rolls =>
  Object.fromEntries(
    Object.entries(rolls).map(([label, dice]) => {
      const [name = '', at = ''] = label.split('@');
      const { nations, places } = board.setting;
      const found = places.find((place) => place?.name === at) ?? nations.find((nation) => nation?.name === at);
      return [`${name}@${found?.number ?? at}`, dice];
    }),
  );

/** Action 10 of a nation. Dice are named by label and place, or label and nation: `rebellion@Kent`. */
export const treat = (board: Board, nation: string, orders: readonly Order[], rolls: Rolls = {}): Treaties => {
  const hand = turnOf(board, { [nation]: orders }, numbered(board, rolls));
  const number = board.nation(nation);
  hand.turn.memory.errand = newErrand(number, null);
  treaties(hand.turn, number);
  const { state } = hand;
  return {
    ...hand,
    refused: hand.of('line-failed').map(({ refusal }) => refusal.code),
    next: { ...board, state },
    owner: (place) => state.territories[board.place(place)]?.owner ?? 0,
    treasury: (whose) => state.privy[board.nation(whose)]?.treasury ?? 0,
    get wars() {
      return state.wars.map(({ attacker, defender }) => `${attacker}-${defender}`);
    },
  };
};

/** The box in which a non-player nation has another, as it is kept; 2 where none is. */
export const boxIn = ({ state }: Pick<TurnInHand, 'state'>, npc: number, nation: number): number =>
  state.nations[npc]?.boxes.find((entry) => entry.nation === nation)?.box ?? 2;
