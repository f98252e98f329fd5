/**
 * Dice are an argument of every rule that draws, and are drawn by label: a label has its own run of rolls, so one
 * more roll in one battle changes no other.
 */
export interface Dice {
  /**
   * The roller of the label `name`, or `name@place` if a place is given. The same label again continues the same
   * run. Throws if `name` contains '@'.
   */
  at(name: string, place?: string | number): Roller;
  /** Every roll so far, labels in the order in which they first rolled. */
  log(): readonly DrawRun[];
}

export interface Roller {
  /**
   * One of 1..sides, each equally likely. `sides` is a whole number from 1 to 2^31, anything else throws a
   * RangeError. A die of one side is not rolled: it gives 1, takes nothing from the run and is not logged.
   */
  d(sides: number): number;
  /**
   * The total of so many dice with so many sides each, thrown together: one draw, in the log one value. `dice` is a
   * whole number from 1; `sides` to the power of `dice` is at most 2^31, anything else throws a RangeError. One die is
   * the same as `d`.
   */
  sum(dice: number, sides: number): number;
}

/** What is thrown at once. Plain data. */
export interface Throw {
  readonly sides: number;
  /** How many dice; one where it is not said. */
  readonly dice?: number;
}

/** Successive rolls of one label with the same dice; a change of dice begins another run. Plain data. */
export interface DrawRun extends Throw {
  readonly label: string;
  /** The totals, where several dice are thrown at once. */
  readonly values: readonly number[];
}

export const MOST_SIDES = 2 ** 31;

export const labelOf = (name: string, place?: string | number): string => {
  if (name.includes('@')) throw new RangeError(`'${name}' cannot name a roll: '@' stands before the place`);
  return place === undefined ? name : `${name}@${place}`;
};

export const assertSides = (sides: number): void => {
  if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES) {
    throw new RangeError(`a die has 1 to 2^31 sides, not ${sides}`);
  }
};

/** `d6`, `2d6`. */
export const throwName = ({ sides, dice = 1 }: Throw): string => (dice === 1 ? `d${sides}` : `${dice}d${sides}`);

/** The lowest and the highest total. */
export const rangeOf = ({ sides, dice = 1 }: Throw): { readonly lowest: number; readonly highest: number } => ({
  lowest: dice,
  highest: dice * sides,
});

/** In how many ways dice of more than one side can fall: the sides of the one die that is drawn in their stead. */
export const waysOf = (dice: number, sides: number): number => {
  assertSides(sides);
  let ways = Number.isInteger(dice) && dice >= 1 ? 1 : Number.NaN;
  if (sides > 1) for (let die = 0; die < dice && ways <= MOST_SIDES; die += 1) ways *= sides;
  if (ways <= MOST_SIDES) return ways;
  throw new RangeError(`${dice} dice of ${sides} sides cannot be thrown at once: they fall in 1 to 2^31 ways`);
};

/** The total of the way (1 to `waysOf`): less 1, its digits to the base of the sides are the dice, each less 1. */
export const totalOfWay = (way: number, dice: number, sides: number): number => {
  let [rest, total] = [way - 1, dice];
  while (rest > 0) {
    total += rest % sides;
    rest = Math.trunc(rest / sides);
  }
  return total;
};

/**
 * The largest of the 2^32 values of a random word that can be used for a die of so many sides without favouring its
 * low numbers: what lies above is drawn again.
 */
export const highestFairWord = (sides: number): number => 2 ** 32 - 1 - (2 ** 32 % sides);
