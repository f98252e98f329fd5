import type { OddsLoss, OddsReport, RuleNumber } from '@chancery/core';
import type { BattleOdds } from './battle-odds.ts';

/** How a ruleset words the odds of a battle. */
export interface OddsWording<Force, Outcome extends string, Kind> {
  readonly rule: RuleNumber;
  /** The strength of a force: `3 Levies and 1 Retinue`. */
  readonly force: (force: Force) => string;
  readonly outcome: (outcome: Outcome) => string;
  /** Troops as such: `Levies`. */
  readonly kind: (kind: Kind) => string;
  readonly notes: readonly string[];
}

/** The odds of a battle as people read them. */
export const oddsReport = <Force, Outcome extends string, Kind>(
  { attackers, defenders }: { readonly attackers: readonly Force[]; readonly defenders: readonly Force[] },
  { runs, outcomes, losses }: BattleOdds<Outcome, Kind>,
  words: OddsWording<Force, Outcome, Kind>,
): OddsReport => {
  const strength = (forces: readonly Force[]): string => forces.map(words.force).join(' beside ');
  const sides = { attacker: attackers.length, defender: defenders.length };
  return {
    title: `${strength(attackers)} against ${strength(defenders)}`,
    rule: words.rule,
    runs,
    outcomes: outcomes.map(({ outcome, chance, low, high }) => ({
      id: outcome,
      label: words.outcome(outcome),
      chance,
      low,
      high,
    })),
    losses: losses.map(
      ({ side, force, kind, of, meanHundredths, least, most }): OddsLoss => ({
        side: sides[side] > 1 ? `${side} ${force}` : side,
        label: words.kind(kind),
        of,
        meanHundredths,
        least,
        most,
      }),
    ),
    notes: words.notes,
  };
};
