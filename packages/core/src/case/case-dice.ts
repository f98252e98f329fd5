import { type Dice, labelOf, rangeOf, type Throw, throwName } from '../dice/dice.ts';
import { DrawLogs } from '../dice/draw-log.ts';
import { thrownBy } from '../dice/thrown-by.ts';

/** One roll as a case gives it: a number, the lowest of the dice (a hit) or the highest (a miss). */
export type CaseRoll = number | 'hit' | 'miss';

/** Rolls in their order, and what every later one is, if that is said. */
export interface CaseRolls {
  readonly rolls: readonly CaseRoll[];
  readonly then: CaseRoll | null;
}

/**
 * The rolls that a case gives. A draw takes its roll from those of its label (`attack@1`), else from those of its name
 * (`attack`, for all places in the order in which they are drawn), else from the list for all draws.
 */
export interface CaseScript {
  readonly byLabel: { readonly [label: string]: CaseRolls };
  readonly all: CaseRolls;
}

/** A draw for which a case has no roll. It counted as a miss. */
export interface MissingDraw extends Throw {
  readonly label: string;
  /** How often. */
  readonly count: number;
}

/** Rolls that a case gives and nothing asked for. */
export interface LeftOverRolls {
  /** Null for the list of all draws. */
  readonly label: string | null;
  readonly rolls: readonly CaseRoll[];
}

export interface CaseDice extends Dice {
  /** Like draws together, in the order in which they were first asked for. */
  missing(): readonly MissingDraw[];
  unused(): readonly LeftOverRolls[];
  /** Rolls that their dice cannot show; each counted as the nearest one that does. */
  misfits(): readonly string[];
}

/** Dice that roll what a case says, and note what it forgot. They never throw for what a case says. */
export const caseDice = (script: CaseScript): CaseDice => {
  const pages = new Map(Object.entries(script.byLabel).map(([label, rolls]) => [label, pageOf(rolls)]));
  const all = pageOf(script.all);
  const missing = new Map<string, MissingDraw>();
  const misfits: string[] = [];
  const logs = new DrawLogs();

  const roll = (name: string, label: string, thrown: Throw): number => {
    const { lowest, highest } = rangeOf(thrown);
    const given = nextOf(pages.get(label)) ?? nextOf(pages.get(name)) ?? nextOf(all);
    if (given === null) {
      const key = `${label} ${throwName(thrown)}`;
      missing.set(key, { label, ...thrown, count: (missing.get(key)?.count ?? 0) + 1 });
      return highest;
    }
    if (given === 'hit') return lowest;
    if (given === 'miss') return highest;
    const value = Math.min(Math.max(given, lowest), highest);
    if (value !== given)
      misfits.push(`${given} is no roll of a ${throwName(thrown)} (${label}); it counted as ${value}`);
    return value;
  };

  return {
    at: (name, place) => {
      const label = labelOf(name, place);
      return thrownBy((thrown) => {
        const value = roll(name, label, thrown);
        logs.add(label, value, thrown);
        return value;
      });
    },
    log: () => logs.runs(),
    missing: () => [...missing.values()],
    unused: () =>
      [
        ...[...pages].map(([label, page]) => ({ label, rolls: restOf(page) })),
        { label: null, rolls: restOf(all) },
      ].filter(({ rolls }) => rolls.length > 0),
    misfits: () => misfits,
  };
};

interface Page extends CaseRolls {
  used: number;
}

const pageOf = (rolls: CaseRolls): Page => ({ ...rolls, used: 0 });

const nextOf = (page: Page | undefined): CaseRoll | null => {
  if (page === undefined) return null;
  const roll = page.rolls[page.used];
  if (roll === undefined) return page.then;
  page.used += 1;
  return roll;
};

const restOf = ({ rolls, used }: Page): readonly CaseRoll[] => rolls.slice(used);
