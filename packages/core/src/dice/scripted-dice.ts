import { type Dice, labelOf, rangeOf, type Throw, throwName } from './dice.ts';
import { DrawLogs } from './draw-log.ts';
import { thrownBy } from './thrown-by.ts';

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
  /** The value of a roll that was not given, from the lowest to the highest. Without it the highest: in most rules a miss. */
  readonly otherwise?: (label: string, thrown: Throw) => number;
}

export interface ScriptedDice extends Dice {
  /** The rolls asked for and not given, in order. */
  missing(): readonly MissingRoll[];
  /** The values given and not rolled, labels in the order of the script. A list has them all under '*'. */
  unused(): readonly UnusedRolls[];
}

export interface MissingRoll extends Throw {
  readonly label: string;
}

export interface UnusedRolls {
  readonly label: string;
  readonly values: readonly number[];
}

/** A script and the rules disagree: the roll asked for is not given, or its value does not lie on the die. */
export class ScriptedDiceError extends Error {
  readonly label: string;
  readonly thrown: Throw;
  /** The value on the script, if there was one. */
  readonly value: number | undefined;

  constructor(message: string, label: string, thrown: Throw, value?: number) {
    super(message);
    this.name = 'ScriptedDiceError';
    this.label = label;
    this.thrown = thrown;
    this.value = value;
  }
}

/**
 * Dice that roll what a script says. They throw a ScriptedDiceError, in both modes, if a value is not a whole number
 * that the dice it is rolled with can show.
 */
export const scriptedDice = (script: DiceScript, options: ScriptOptions = { mode: 'strict' }): ScriptedDice => {
  const pages = pagesOf(script);
  const missing: MissingRoll[] = [];
  const logs = new DrawLogs();

  const give = (label: string, thrown: Throw): number => {
    const page = pages.get(label) ?? pages.get(EVERY_OTHER);
    const value = page?.values[page.used];
    if (page !== undefined && value !== undefined) {
      page.used += 1;
      return onTheDice(label, thrown, value);
    }
    if (options.mode === 'strict') {
      const what = `a ${throwName(thrown)} was rolled at '${label}', which the script does not give`;
      throw new ScriptedDiceError(what, label, thrown);
    }
    missing.push({ label, ...thrown });
    return onTheDice(label, thrown, options.otherwise?.(label, thrown) ?? rangeOf(thrown).highest);
  };

  return {
    at: (name, place) => {
      const label = labelOf(name, place);
      return thrownBy((thrown) => {
        const value = give(label, thrown);
        logs.add(label, value, thrown);
        return value;
      });
    },
    log: () => logs.runs(),
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

const onTheDice = (label: string, thrown: Throw, value: number): number => {
  const { lowest, highest } = rangeOf(thrown);
  if (Number.isInteger(value) && value >= lowest && value <= highest) return value;
  const what = `the script gives ${value} for a ${throwName(thrown)} at '${label}'`;
  throw new ScriptedDiceError(what, label, thrown, value);
};
