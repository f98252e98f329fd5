/** The last number that each power has given to a unit. A number is never given again, so that none tells who is gone. */
export interface OwnNumbers {
  [power: string]: number;
}

/**
 * The number of the next unit of a power. Each counts its own: numbers given out by one count for all would tell everybody how
 * many units the others have raised since.
 */
export const nextOwnNumber = (last: Readonly<OwnNumbers>, power: string): number => (last[power] ?? 0) + 1;

/** Notes in the draft that a power has given that number; called by the `apply` of the event that makes the unit. */
export const numberGiven = (last: OwnNumbers, power: string, number: number): void => {
  last[power] = Math.max(last[power] ?? 0, number);
};
