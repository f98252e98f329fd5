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
}

/** Successive rolls of one label with dice of the same sides; a change of sides begins another run. Plain data. */
export interface DrawRun {
  readonly label: string;
  readonly sides: number;
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

/**
 * The largest of the 2^32 values of a random word that can be used for a die of so many sides without favouring its
 * low numbers: what lies above is drawn again.
 */
export const highestFairWord = (sides: number): number => 2 ** 32 - 1 - (2 ** 32 % sides);
