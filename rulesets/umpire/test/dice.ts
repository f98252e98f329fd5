import { type Dice, scriptedDice } from '@chancery/core';

/** Dice that roll what is given by label, and for every other roll their highest: no chance comes about. */
export const rolling = (byLabel: { readonly [label: string]: readonly number[] } = {}): Dice =>
  scriptedDice({ byLabel }, { mode: 'collect' });

/** The draws of two dice with a total, each of so many sides. */
export const two = (total: number, sides = 6): readonly number[] => {
  const first = Math.min(sides, total - 1);
  return [first, total - first];
};
