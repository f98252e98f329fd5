import { joinOdds, type OddsReport, type Result } from '@chancery/core';

/** What is known of a battle so far. */
export interface OddsTried {
  readonly report: OddsReport | null;
  readonly faults: readonly string[];
  readonly done: boolean;
}

/** One portion of trials: a number of runs with the dice of a seed. */
export type AskOdds = (runs: number, seed: number) => Result<OddsReport, readonly string[]>;

export interface Trials {
  readonly runs: number;
  /** Lets the page breathe between two portions. */
  readonly pause: () => Promise<void>;
  readonly now: () => number;
}

/**
 * Tries a battle in portions so small that the page stays quick, and tells after each what is known so far. Stops where
 * `told` answers false. The same trials give the same odds whatever the portions were, but for the dice they begin with.
 */
export const tryOdds = async (ask: AskOdds, told: (tried: OddsTried) => boolean, trials: Trials): Promise<void> => {
  const reports: OddsReport[] = [];
  let portion = FIRST_PORTION;
  let left = trials.runs;
  for (let seed = 1; left > 0; seed += 1) {
    const runs = Math.min(portion, left);
    const began = trials.now();
    const answer = ask(runs, seed);
    const took = trials.now() - began;
    if (!answer.ok) {
      told({ report: null, faults: answer.error, done: true });
      return;
    }
    reports.push(answer.value);
    left = answer.value.runs === null ? 0 : left - runs;
    if (!told({ report: joinOdds(reports), faults: [], done: left === 0 })) return;
    portion = nextPortion(portion, took);
    if (left > 0) await trials.pause();
  }
};

const FIRST_PORTION = 20;
const MOST_AT_ONCE = 2000;
/** Milliseconds within which a portion should be done: a third of a frame that nobody sees. */
const SHORT = 10;

const nextPortion = (portion: number, took: number): number => {
  if (took > SHORT) return Math.max(1, Math.floor(portion / 2));
  return took * 2 < SHORT ? Math.min(MOST_AT_ONCE, portion * 2) : portion;
};
