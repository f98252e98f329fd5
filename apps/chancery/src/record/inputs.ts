import {
  type AnyOrder,
  by,
  type Dice,
  hashOf,
  keyedDice,
  type Rulings,
  type Sheet,
  sorted,
  turnSeed,
} from '@chancery/core';

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
