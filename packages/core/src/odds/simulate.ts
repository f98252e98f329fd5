import type { Dice } from '../dice/dice.ts';
import { quickDice } from '../dice/quick-dice.ts';
import { by, byText, descending, sorted, thenBy } from '../order-by.ts';
import { roundHalfUp } from '../whole-numbers.ts';
import { type EstimatedChance, wilsonInterval } from './wilson.ts';

export interface Simulation<Outcome extends string, Measure extends string> {
  /** How often to try: a whole number, at least 1. */
  readonly runs: number;
  /** Of `quickDice`: a whole number from 0 to 2^32 - 1. The same seed gives the same odds. */
  readonly seed: number;
  /** One trial. Its measures, such as losses, are whole numbers. */
  readonly once: (dice: Dice) => Trial<Outcome, Measure>;
}

export interface Trial<Outcome extends string, Measure extends string> {
  readonly outcome: Outcome;
  readonly measures: { readonly [measure in Measure]: number };
}

export interface Odds<Outcome extends string, Measure extends string> {
  readonly runs: number;
  /** The outcomes that occurred, the most frequent first, equal ones by name. */
  readonly outcomes: readonly OutcomeOdds<Outcome>[];
  readonly measures: { readonly [measure in Measure]: MeasureOdds };
}

export interface OutcomeOdds<Outcome extends string> extends EstimatedChance {
  readonly outcome: Outcome;
  readonly count: number;
}

export interface MeasureOdds {
  /** The mean of all runs in hundredths, rounded half up. */
  readonly meanHundredths: number;
  readonly least: number;
  readonly most: number;
}

/**
 * The odds of something that dice decide, by trying it. Throws a RangeError for runs, seeds and measures out of range,
 * and an Error if a trial does not report the same measures as the first.
 */
export const simulate = <Outcome extends string, Measure extends string>({
  runs,
  seed,
  once,
}: Simulation<Outcome, Measure>): Odds<Outcome, Measure> => {
  if (!Number.isSafeInteger(runs) || runs < 1) throw new RangeError(`a simulation needs runs, not ${runs}`);
  const dice = quickDice(seed);
  const counts = new Map<Outcome, number>();
  const tallies = new Map<string, Tally>();
  for (let run = 0; run < runs; run += 1) {
    const { outcome, measures } = once(dice);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    count(tallies, measures, run);
  }
  const measureOdds = sorted(tallies.keys(), byText).map((name) => [
    name,
    oddsOf(tallies.get(name) as Tally, name, runs),
  ]);
  return {
    runs,
    outcomes: sorted(counts, MOST_FREQUENT_FIRST).map(([outcome, hits]) => ({
      outcome,
      count: hits,
      ...wilsonInterval(hits, runs),
    })),
    measures: Object.fromEntries(measureOdds) as { readonly [measure in Measure]: MeasureOdds },
  };
};

const MOST_FREQUENT_FIRST = thenBy(
  descending(by(([, count]: readonly [string, number]) => count)),
  by(([outcome]: readonly [string, number]) => outcome),
);

interface Tally {
  reports: number;
  sum: number;
  least: number;
  most: number;
}

const count = (tallies: Map<string, Tally>, measures: { readonly [measure: string]: number }, run: number): void => {
  for (const name in measures) {
    const value = measures[name] as number;
    if (!Number.isSafeInteger(value)) throw new RangeError(`measure '${name}' of run ${run} is ${value}`);
    let tally = tallies.get(name);
    if (tally === undefined) {
      tally = { reports: 0, sum: 0, least: value, most: value };
      tallies.set(name, tally);
    }
    tally.reports += 1;
    tally.sum += value;
    if (value < tally.least) tally.least = value;
    if (value > tally.most) tally.most = value;
  }
};

const oddsOf = ({ reports, sum, least, most }: Tally, name: string, runs: number): MeasureOdds => {
  if (reports !== runs) throw new Error(`measure '${name}' was reported by ${reports} of ${runs} trials`);
  return { meanHundredths: roundHalfUp(100 * sum, runs), least, most };
};
