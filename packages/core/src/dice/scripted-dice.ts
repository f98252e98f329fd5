import { assertSides, type Dice, type DrawRun, labelOf, type Roller } from './dice.ts';
import { DrawLog } from './draw-log.ts';

/**
 * The values that a test or a rule case wants: one list in the order of all rolls, or a list for each label, where the
 * list of '*' serves all labels that have none of their own.
 */
export type DiceScript =
  | { readonly list: readonly number[] }
  | { readonly byLabel: { readonly [label: string]: readonly number[] } };

export interface ScriptOptions {
  /**
   * What happens when a roll is asked for that the script does not give. 'strict' throws a ScriptedDiceError;
   * 'collect' notes it in `missing` and rolls `otherwise`.
   */
  readonly mode: 'strict' | 'collect';
  /** The value of a roll that was not given, from 1 to `sides`. Without it the highest: in most rules a miss. */
  readonly otherwise?: (label: string, sides: number) => number;
}

export interface ScriptedDice extends Dice {
  /** The rolls asked for and not given, in order. */
  missing(): readonly MissingRoll[];
  /** The values given and not rolled, labels in the order of the script. A list has them all under '*'. */
  unused(): readonly UnusedRolls[];
}

export interface MissingRoll {
  readonly label: string;
  readonly sides: number;
}

export interface UnusedRolls {
  readonly label: string;
  readonly values: readonly number[];
}

/** A script and the rules disagree: the roll asked for is not given, or its value does not lie on the die. */
export class ScriptedDiceError extends Error {
  readonly label: string;
  readonly sides: number;
  /** The value on the script, if there was one. */
  readonly value: number | undefined;

  constructor(message: string, label: string, sides: number, value?: number) {
    super(message);
    this.name = 'ScriptedDiceError';
    this.label = label;
    this.sides = sides;
    this.value = value;
  }
}

/**
 * Dice that roll what a script says. They throw a ScriptedDiceError, in both modes, if a value is not a whole number
 * from 1 to the sides of the die it is rolled with.
 */
export const scriptedDice = (script: DiceScript, options: ScriptOptions = { mode: 'strict' }): ScriptedDice => {
  const pages = pagesOf(script);
  const missing: MissingRoll[] = [];
  const logs = new Map<string, DrawLog>();

  const give = (label: string, sides: number): number => {
    const page = pages.get(label) ?? pages.get(EVERY_OTHER);
    const value = page?.values[page.used];
    if (page !== undefined && value !== undefined) {
      page.used += 1;
      return onTheDie(label, sides, value);
    }
    if (options.mode === 'strict') {
      throw new ScriptedDiceError(`a d${sides} was rolled at '${label}', which the script does not give`, label, sides);
    }
    missing.push({ label, sides });
    return onTheDie(label, sides, options.otherwise?.(label, sides) ?? sides);
  };

  return {
    at: (name, place) => rollerAt(labelOf(name, place), give, logs),
    log: (): readonly DrawRun[] => [...logs.values()].flatMap((log) => log.runs()),
    missing: () => [...missing],
    unused: () =>
      [...pages]
        .map(([label, { values, used }]) => ({ label, values: values.slice(used) }))
        .filter(({ values }) => values.length > 0),
  };
};

const EVERY_OTHER = '*';

interface Page {
  readonly values: readonly number[];
  used: number;
}

const pagesOf = (script: DiceScript): ReadonlyMap<string, Page> => {
  const byLabel = 'list' in script ? { [EVERY_OTHER]: script.list } : script.byLabel;
  return new Map(Object.entries(byLabel).map(([label, values]) => [label, { values, used: 0 }]));
};

const rollerAt = (
  label: string,
  give: (label: string, sides: number) => number,
  logs: Map<string, DrawLog>,
): Roller => ({
  d: (sides) => {
    if (sides === 1) return 1;
    assertSides(sides);
    const value = give(label, sides);
    const log = logs.get(label) ?? new DrawLog(label);
    logs.set(label, log);
    log.add(sides, value);
    return value;
  },
});

const onTheDie = (label: string, sides: number, value: number): number => {
  if (Number.isInteger(value) && value >= 1 && value <= sides) return value;
  throw new ScriptedDiceError(`the script gives ${value} for a d${sides} at '${label}'`, label, sides, value);
};
