import type { Dice } from '@chancery/core';
import { floorDiv } from '@chancery/core';
import { type ChanceTaken, type FractionName, ROLLS, type RollName, type RollOf } from '../data/rolls.ts';
import type { Memory } from '../memory.ts';

/** Who may roll: the turn, or a trial of a battle. */
export interface Thrower {
  readonly dice: Dice;
  readonly memory: Pick<Memory, 'chances'>;
}

/** A named roll about something; two dice are one draw with its total (UM-1.12). */
export const rollOf = ({ dice }: Pick<Thrower, 'dice'>, name: RollName, subject: string): number => {
  const [count, sides] = DICE[ROLLS[name]];
  return dice.at(name, subject).sum(count, sides);
};

const DICE: { readonly [Die in (typeof ROLLS)[RollName]]: readonly [count: number, sides: number] } = {
  d6: [1, 6],
  d8: [1, 8],
  d100: [1, 100],
  '2d4': [2, 4],
  '2d6': [2, 6],
  '2d10': [2, 10],
};

/** Whether something with a chance of so many percent happens; the sure and the impossible are not rolled for (UM-1.13). */
export const chanceOf = (thrower: Thrower, name: RollOf<'d100'>, subject: string, needed: number): boolean => {
  if (needed <= 0) return false;
  if (needed >= 100) return true;
  return rolledUpTo(thrower, name, subject, needed);
};

/** The same of a small chance on a d6, or of any roll that is a success up to a number: always rolled. */
export const rolledUpTo = (thrower: Thrower, name: RollName, subject: string, needed: number): boolean =>
  noted(thrower, { name, subject, needed, roll: rollOf(thrower, name, subject) });

/** A roll up to its number is a success, and is kept for the log of dice (UM-1.12). */
const noted = ({ memory }: Thrower, taken: Omit<ChanceTaken, 'success'>): boolean => {
  const success = taken.roll <= taken.needed;
  memory.chances.push({ ...taken, success: success ? 'yes' : 'no' });
  return success;
};

/** Casualties of so many percent on so many units (UM-1.14); a percentage above 100 counts as 100 (UM-1.17). */
export const lossOf = (
  thrower: Thrower,
  name: FractionName,
  subject: string,
  { units, percent }: { readonly units: number; readonly percent: number },
): number => {
  const hundredths = units * Math.min(100, percent);
  const rest = hundredths % 100;
  const more = rest > 0 && fractionFalls(thrower, name, subject, rest) ? 1 : 0;
  return Math.min(units, floorDiv(hundredths, 100) + more);
};

const fractionFalls = (thrower: Thrower, of: FractionName, subject: string, needed: number): boolean => {
  const name = `${of}.frac` as const;
  return noted(thrower, { name, subject, needed, roll: thrower.dice.at(name, subject).d(100) });
};
