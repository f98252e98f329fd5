import { type MeasureOdds, type OutcomeOdds, simulate } from '@chancery/core';
import type { Field, Squad } from '../battle/field.ts';
import { fightOut } from '../battle/fight.ts';
import { drawUpAgain, layOut } from '../battle/lay-out.ts';
import { Rolls } from '../battle/rolls.ts';
import { victorsOf } from '../battle/victors.ts';
import type { TroopType } from '../words.ts';
import type { OddsQuestion } from './question.ts';
import { supposed } from './supposed.ts';

/** Who holds the field in the end; of several attackers that are not allied also which, counted from 1. */
export type OddsResult = 'attackers' | 'defenders' | 'nobody' | 'undecided' | `attacker ${number}`;

export interface BattleOdds {
  readonly runs: number;
  /** The results that occurred, the most frequent first. */
  readonly outcomes: readonly OutcomeOdds<OddsResult>[];
  /** By side, force and troop table order, commanders last. */
  readonly losses: readonly Losses[];
}

/** What a force may expect to lose of one kind of troops; type null for commanders. */
export interface Losses extends Kind, MeasureOdds {}

interface Kind {
  readonly side: 'attacker' | 'defender';
  /** Its place among the forces of its side, from 1. */
  readonly force: number;
  readonly type: TroopType | null;
  /** How many there are before the battle. */
  readonly of: number;
}

/** The odds of a battle, by fighting it `runs` times with the dice of `seed`. The same seed gives the same odds. */
export const battleOdds = (question: OddsQuestion, runs: number, seed: number): BattleOdds => {
  const battle = supposed(question);
  const field = layOut(battle);
  const counts = countsOf(question, field);
  const odds = simulate<OddsResult, string>({
    runs,
    seed,
    once: (dice) => {
      drawUpAgain(field);
      const { undecided } = fightOut(field, new Rolls(dice, battle), null);
      const measures: { [name: string]: number } = {};
      for (const { name, squads } of counts) measures[name] = fallen(squads);
      return { outcome: undecided ? 'undecided' : resultOf(question, field), measures };
    },
  });
  const losses = counts.map(({ name, kind }) => ({ ...kind, ...(odds.measures[name] as MeasureOdds) }));
  return { runs, outcomes: odds.outcomes, losses };
};

const fallen = (squads: readonly Squad[]): number => {
  let count = 0;
  for (const { removed } of squads) count += removed;
  return count;
};

const resultOf = ({ attackers, attackersAre }: OddsQuestion, field: Field): OddsResult => {
  const [first, second] = victorsOf(field);
  if (first === undefined) return 'nobody';
  if (first.realm > attackers.length) return 'defenders';
  const isShared = second !== undefined || attackers.length === 1 || (attackersAre ?? 'allied') === 'allied';
  return isShared ? 'attackers' : `attacker ${first.realm}`;
};

/** The like troops of each force, and the squads in which they stand. */
interface Count {
  readonly name: string;
  readonly kind: Kind;
  readonly squads: readonly Squad[];
}

const countsOf = ({ attackers }: OddsQuestion, { squads }: Field): readonly Count[] =>
  [...Map.groupBy(squads, ({ unit, type }) => `${unit.side.realm}/${type}`)]
    .map(([name, like]) => {
      const [{ unit, troop, type }] = like as [Squad];
      const { realm } = unit.side;
      const side = realm <= attackers.length ? ('attacker' as const) : ('defender' as const);
      const force = side === 'attacker' ? realm : realm - attackers.length;
      const of = like.reduce((sum, { size }) => sum + size, 0);
      return { name, kind: { side, force, type: troop === null ? null : type, of }, squads: like };
    })
    .sort((a, b) => compare(a.kind, b.kind));

const compare = (a: Kind, b: Kind): number =>
  Number(a.side === 'defender') - Number(b.side === 'defender') ||
  a.force - b.force ||
  Number(a.type === null) - Number(b.type === null) ||
  (a.type ?? 0) - (b.type ?? 0);
