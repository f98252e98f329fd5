import { type Dice, type MeasureOdds, type OutcomeOdds, simulate } from '@chancery/core';

/** Like troops of one force, as losses are counted. */
export interface Part<Kind> {
  readonly side: 'attacker' | 'defender';
  /** The place of the force on its side, from 1. */
  readonly force: number;
  readonly kind: Kind;
  /** How many there are before the battle. */
  readonly of: number;
}

export type OutcomeChance<Outcome extends string> = Omit<OutcomeOdds<Outcome>, 'count'>;

export interface BattleOdds<Outcome extends string, Kind> {
  /** Null when nothing had to be tried: the chances are exact. */
  readonly runs: number | null;
  /** Those that can occur, the most frequent first. */
  readonly outcomes: readonly OutcomeChance<Outcome>[];
  readonly losses: readonly (Part<Kind> & MeasureOdds)[];
}

/** Odds that were tried tell how often each outcome came. */
export interface TriedOdds<Outcome extends string, Kind> extends BattleOdds<Outcome, Kind> {
  readonly runs: number;
  readonly outcomes: readonly OutcomeOdds<Outcome>[];
}

/** A battle that can be fought again and again; each time it says how it ended and what each part has lost. */
export interface BattleTrial<Outcome extends string, Kind> {
  readonly parts: readonly Part<Kind>[];
  readonly once: (dice: Dice) => { readonly outcome: Outcome; readonly lost: readonly number[] };
}

/** The odds of a battle, by fighting it `runs` times with the dice of `seed`. The same seed gives the same odds. */
export const battleOdds = <Outcome extends string, Kind>(
  { parts, once }: BattleTrial<Outcome, Kind>,
  { runs, seed }: { readonly runs: number; readonly seed: number },
): TriedOdds<Outcome, Kind> => {
  const { outcomes, measures } = simulate<Outcome, string>({
    runs,
    seed,
    once: (dice) => {
      const { outcome, lost } = once(dice);
      const measures: { [part: string]: number } = {};
      for (let part = 0; part < lost.length; part += 1) measures[part] = lost[part] as number;
      return { outcome, measures };
    },
  });
  return { runs, outcomes, losses: parts.map((part, index) => ({ ...part, ...(measures[index] as MeasureOdds) })) };
};

/** Equally likely cases out of `all`. */
export interface Cases<Outcome extends string, Kind> {
  readonly all: bigint;
  readonly outcomes: { readonly [outcome in Outcome]?: bigint };
  /** Of each part, how many are lost in all cases together, at least and at most. */
  readonly losses: readonly (Part<Kind> & { readonly lost: bigint; readonly least: number; readonly most: number })[];
}

/** The odds of a battle all of whose cases were counted: exact, rounded half up. */
export const exactOdds = <Outcome extends string, Kind>({
  all,
  outcomes,
  losses,
}: Cases<Outcome, Kind>): BattleOdds<Outcome, Kind> => {
  const share = (cases: bigint, parts: bigint): number => Number((2n * parts * cases + all) / (2n * all));
  const counted = Object.entries(outcomes) as [Outcome, bigint][];
  return {
    runs: null,
    outcomes: counted
      .sort(([a, some], [b, others]) => (some === others ? (a < b ? -1 : 1) : some < others ? 1 : -1))
      .map(([outcome, cases]) => ({ outcome, chance: share(cases, 10_000n) }))
      .filter(({ chance }) => chance > 0)
      .map(({ outcome, chance }) => ({ outcome, chance, low: chance, high: chance })),
    losses: losses.map(({ lost, ...part }) => ({ ...part, meanHundredths: share(lost, 100n) })),
  };
};
