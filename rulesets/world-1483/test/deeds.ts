import type { Dice } from '@chancery/core';
import { incorporation } from '../src/actions/incorporation.ts';
import { landCombat } from '../src/actions/land-battle.ts';
import { marching } from '../src/actions/marching.ts';
import { navalCombat } from '../src/actions/naval-combat.ts';
import { sailing } from '../src/actions/sailing.ts';
import { newErrand } from '../src/begin.ts';
import type { Order } from '../src/order.ts';
import type { Unit } from '../src/state.ts';
import type { GameTurn } from '../src/types.ts';
import type { Board } from './board.ts';
import { type Rolls, type TurnInHand, turnOf } from './turn.ts';

export interface Deeds extends TurnInHand {
  /** `2 inf, 1 cav` of a nation in a place, aboard ships too; empty where there are none. */
  there(place: string, nation: string | number): string;
  owner(place: string): number;
  /** Why lines failed. */
  readonly refused: readonly string[];
}

/** Actions 4 to 7 of a nation, and what it incorporates. Dice are named by label, or label and place: `fight@Paris`. */
export const deeds = (board: Board, nation: string, orders: readonly Order[], rolls: Rolls = {}): Deeds => {
  const byNumber = Object.entries(rolls).map(([label, dice]) => {
    const [name = '', at] = label.split('@');
    return [at === undefined ? name : `${name}@${/^\d+$/.test(at) ? at : board.place(at)}`, dice] as const;
  });
  const hand = turnOf(board, { [nation]: orders }, Object.fromEntries(byNumber));
  const number = board.nation(nation);
  const turn: GameTurn = { ...hand.turn, dice: counted(hand.turn.dice) };
  turn.memory.errand = newErrand(number, null);
  for (const step of [sailing, navalCombat, marching, landCombat, incorporation]) step(turn, number);
  const { state } = hand;
  return {
    ...hand,
    there: (place, whose) => {
      const owner = typeof whose === 'number' ? whose : board.nation(whose);
      const here = state.units.filter((unit) => unit.place === board.place(place) && unit.owner === owner);
      return [...Map.groupBy(here, ({ type }) => type)].map(([type, those]) => `${those.length} ${type}`).join(', ');
    },
    owner: (place) => state.territories[board.place(place)]?.owner ?? 0,
    refused: hand.of('line-failed').map(({ refusal }) => refusal.code),
  };
};

/** A battle in which nobody ever hits would not end: a test that gives too few dice fails instead. */
const MOST_ROLLS = 300;
const counted = (dice: Dice): Dice => {
  let rolled = 0;
  return {
    ...dice,
    at: (...where) => {
      const roller = dice.at(...where);
      return {
        ...roller,
        d: (sides) => {
          rolled += 1;
          if (rolled > MOST_ROLLS) throw new Error(`more than ${MOST_ROLLS} dice at ${where.join('@')}`);
          return roller.d(sides);
        },
      };
    },
  };
};

/** The board with some of its units otherwise. */
export const withUnits = (board: Board, change: (unit: Unit) => Partial<Unit>): Board => ({
  ...board,
  state: { ...board.state, units: board.state.units.map((unit) => ({ ...unit, ...change(unit) })) },
});

/** Land units in a zone go aboard the ships of their nation there, each on the ship of its turn. */
export const aboard = (board: Board, zone: string, ...ships: readonly number[]): Board => {
  let next = 0;
  return withUnits(board, (unit) => {
    if (unit.place !== board.place(zone) || ['sol', 'frg', 'mer'].includes(unit.type)) return {};
    next += 1;
    return { carrier: ships[Math.min(next, ships.length) - 1] ?? null };
  });
};
