import { hashOf } from '../canonical.ts';
import { turnSeed } from '../dice/commitment.ts';
import type { Dice } from '../dice/dice.ts';
import { keyedDice } from '../dice/keyed-dice.ts';
import type { AnyOrder } from '../order/order.ts';
import type { Sheet } from '../order/sheet.ts';
import { by, sorted } from '../order-by.ts';
import type { Rulings } from '../turn/ruling.ts';

/** All that a turn is made from, besides the position before it. */
export interface TurnInputs {
  readonly turn: number;
  /** 64 hexadecimal digits, committed to before the sheets came in. */
  readonly secret: string;
  /** The sheets of record, in the order of their seats' names. */
  readonly sheets: readonly Sheet[];
  /** The acts of the game master. */
  readonly acts: readonly AnyOrder[];
  readonly rulings: Rulings;
}

export const bySeat = (sheets: readonly Sheet[]): readonly Sheet[] =>
  sorted(
    sheets,
    by(({ seat }: Sheet) => seat),
  );

/** The hash of everything that was sent in: the secret holder could not foretell it, and nobody can change it after. */
export const digestOf = ({ turn, sheets, acts, rulings }: TurnInputs): string =>
  hashOf({ turn, sheets, acts, rulings });

/** The dice of the turn. */
export const diceOf = (inputs: TurnInputs): Dice => keyedDice(turnSeed(inputs.secret, digestOf(inputs)));
