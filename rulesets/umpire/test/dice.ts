import { type Dice, scriptedDice } from '@chancery/core';

/** Dice that roll what is given by label, and for every other roll their highest: no chance comes about. */
export const rolling = (byLabel: { readonly [label: string]: readonly number[] } = {}): Dice =>
  scriptedDice({ byLabel }, { mode: 'collect' });

/** The draw of two dice: their total. */
export const two = (total: number): readonly number[] => [total];

/** The same dice, which write down what they are rolled for, as `NAME@subject`. */
export const writingDown = (dice: Dice, rolled: string[]): Dice => ({
  ...dice,
  at: (name, place) => {
    rolled.push(`${name}@${place}`);
    return dice.at(name, place);
  },
});
