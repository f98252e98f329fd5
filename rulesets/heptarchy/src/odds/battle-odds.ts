import { type Dice, type MeasureOdds, type OutcomeOdds, simulate } from '@chancery/core';
import type { UnitId } from '../words.ts';
import { fightOnce, type OddsResult } from './fight.ts';
import type { OddsForce, OddsQuestion, OddsTroop } from './question.ts';
import { type Supposed, supposed } from './supposed.ts';

export interface BattleOdds {
  /** Null: nothing had to be tried. */
  readonly runs: number | null;
  /** The most frequent first. */
  readonly outcomes: readonly Omit<OutcomeOdds<OddsResult>, 'count'>[];
  readonly losses: readonly Losses[];
}

/** What a force may expect to lose of one kind of troops. */
export interface Losses extends MeasureOdds {
  readonly side: 'attacker' | 'defender';
  /** Its place among the forces of its side, from 1. */
  readonly force: number;
  readonly troop: Omit<OddsTroop, 'count'>;
  readonly of: number;
}

/** The odds of a battle: of one unit against one exact, of others by fighting `runs` times with the dice of `seed`. */
export const battleOdds = (question: OddsQuestion, runs: number, seed: number): BattleOdds => {
  const battle = supposed(question);
  const counts = countsOf(question, battle);
  const trial = (dice: Dice): { outcome: OddsResult; measures: { [name: string]: number } } => {
    const { result, left } = fightOnce(question, battle, dice);
    const alive = new Set(left.flat());
    const measures: { [name: string]: number } = {};
    for (const [index, { ids }] of counts.entries()) measures[index] = ids.filter((id) => !alive.has(id)).length;
    return { outcome: result, measures };
  };
  const isDuel = battle.forces.flat().length === 2;
  const odds = isDuel ? exactly(trial) : simulate({ runs, seed, once: trial });
  const losses = counts.map(({ loss }, index) => ({ ...loss, ...(odds.measures[index] as MeasureOdds) }));
  return { runs: isDuel ? null : runs, outcomes: odds.outcomes, losses };
};

const SIDES = 10;

/** A single duel is two dice, one of each side: all their falls are tried, each once. */
const exactly = (trial: (dice: Dice) => { outcome: OddsResult; measures: { readonly [name: string]: number } }) => {
  const falls = Array.from({ length: SIDES * SIDES }, (_, index) =>
    trial(fixedDice(Math.floor(index / SIDES) + 1, (index % SIDES) + 1)),
  );
  const outcomes = [...Map.groupBy(falls, ({ outcome }) => outcome)]
    .map(([outcome, like]) => ({
      outcome,
      chance: exact(like.length),
      low: exact(like.length),
      high: exact(like.length),
    }))
    .sort((a, b) => b.chance - a.chance || (a.outcome < b.outcome ? -1 : 1));
  const names = Object.keys(falls[0]?.measures ?? {});
  const measures = Object.fromEntries(
    names.map((name) => {
      const all = falls.map((fall) => fall.measures[name] ?? 0);
      const sum = all.reduce((total, each) => total + each, 0);
      return [name, { meanHundredths: sum, least: Math.min(...all), most: Math.max(...all) }];
    }),
  );
  return { outcomes, measures };
};

/** Parts of 10 000 of so many falls of two dice. */
const exact = (falls: number): number => (10_000 / (SIDES * SIDES)) * falls;

const fixedDice = (attack: number, defence: number): Dice => ({
  at: (name) => ({ d: () => (name.endsWith('.att') ? attack : defence) }),
  log: () => [],
});

/** The like troops of each force. */
const countsOf = (
  { attackers, defenders }: OddsQuestion,
  { forces }: Supposed,
): readonly { readonly loss: Omit<Losses, keyof MeasureOdds>; readonly ids: readonly UnitId[] }[] =>
  [...attackers, ...defenders].flatMap((force, index) => {
    const side = index < attackers.length ? 'attacker' : 'defender';
    const number = side === 'attacker' ? index + 1 : index + 1 - attackers.length;
    return troopsOf(force, forces[index] ?? []).map(({ troop: { count, ...troop }, ids }) => ({
      loss: { side, force: number, troop, of: count } as const,
      ids,
    }));
  });

const troopsOf = (
  { troops }: OddsForce,
  ids: readonly UnitId[],
): readonly { readonly troop: OddsTroop; readonly ids: readonly UnitId[] }[] => {
  let next = 0;
  return troops.map((troop) => {
    const from = next;
    next += troop.count;
    return { troop, ids: ids.slice(from, next) };
  });
};
