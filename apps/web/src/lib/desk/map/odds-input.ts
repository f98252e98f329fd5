import type { BattleForce, BattlePlan, OddsRequest } from '@chancery/core';

/** A battle as its reader changes it: forces of clauses, of which those with a number can be counted up and down. */
export interface OddsInput {
  readonly attackers: readonly ForceInput[];
  readonly defenders: readonly ForceInput[];
  readonly place: string;
}

export type OddsSide = 'attackers' | 'defenders';

export interface ForceInput {
  readonly label: string;
  readonly clauses: readonly Clause[];
}

/** `20 knights rank 2` is a count and its words; `retreat 3` and a range, `4 to 12 knights`, are words alone. */
export interface Clause {
  readonly count: number | null;
  readonly words: string;
}

export const forceInput = ({ label, force }: BattleForce): ForceInput => ({ label, clauses: clausesOf(force) });

export const inputOf = ({ attackers, defenders, place }: BattlePlan): OddsInput => ({
  attackers: attackers.map(forceInput),
  defenders: defenders.map(forceInput),
  place,
});

export const clausesOf = (force: string): readonly Clause[] =>
  force.split(',').flatMap((part): readonly Clause[] => {
    const words = part.trim();
    const [, count, of] = /^(\d+) (?!to \d)(.+)$/.exec(words) ?? [];
    if (count !== undefined && of !== undefined) return [{ count: Number(count), words: of }];
    return words === '' ? [] : [{ count: null, words }];
  });

/** Troops of which there are none are left out. */
export const forceText = ({ clauses }: ForceInput): string =>
  clauses.flatMap(({ count, words }) => (count === null ? [words] : count > 0 ? [`${count} ${words}`] : [])).join(', ');

export const requestOf = (input: OddsInput, runs: number, seed: number): OddsRequest => ({
  attackers: textsOf(input.attackers),
  defenders: textsOf(input.defenders),
  place: input.place,
  runs,
  seed,
});

/** Whether there is something to ask: somebody on both sides. */
export const canBeAsked = ({ attackers, defenders }: OddsInput): boolean =>
  textsOf(attackers).length > 0 && textsOf(defenders).length > 0;

const textsOf = (forces: readonly ForceInput[]): readonly string[] =>
  forces.map(forceText).filter((text) => text !== '');

/** More of a troop in a force; a troop that it has already is counted up. */
export const withTroop = (force: ForceInput, words: string): ForceInput => {
  const has = force.clauses.some((clause) => clause.count !== null && clause.words === words);
  const clauses = has
    ? force.clauses.map((clause) =>
        clause.words === words && clause.count !== null ? { ...clause, count: clause.count + 1 } : clause,
      )
    : [...force.clauses, { count: 1, words }];
  return { ...force, clauses };
};
