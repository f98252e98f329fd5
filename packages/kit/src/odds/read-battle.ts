import { type OddsWords, type ReadOdds, type Result, readOddsRequest } from '@chancery/core';
import { type ClauseWords, faultsAmong, type Impossible, readClauses } from './clauses.ts';

/** A battle that might be fought: what is said of its place, and the forces of both sides. */
export type BattleQuestion<Place, Force> = Place & {
  readonly attackers: readonly Force[];
  readonly defenders: readonly Force[];
};

/** The words in which a ruleset reads a battle. */
export interface BattleWords<Place, Force> {
  /** So many can meet in one battle. */
  readonly mostForces: number;
  readonly place: ClauseWords<Place>;
  readonly noPlace: (place: Place, text: string) => readonly Impossible[];
  readonly force: ClauseWords<Force>;
  /** What cannot be so of a force on its side of a battle there; each goes on after the force, in quotes. */
  readonly noForce: (force: Force, place: Place, attacks: boolean) => readonly Impossible[];
}

/** A request for odds in words; lists every fault. */
export const readBattle = <Place extends object, Force>(
  request: unknown,
  words: BattleWords<Place, Force>,
): Result<ReadOdds<BattleQuestion<Place, Force>>, readonly string[]> =>
  readOddsRequest(request, words.mostForces, (said, faults) => questionIn(said, words, faults));

const questionIn = <Place extends object, Force>(
  said: OddsWords,
  words: BattleWords<Place, Force>,
  faults: string[],
): BattleQuestion<Place, Force> => {
  const place = readClauses(said.place, words.place, faults);
  faults.push(...faultsAmong(words.noPlace(place, said.place)));
  const side = (texts: readonly string[], attacks: boolean): readonly Force[] =>
    texts.map((text) => {
      const before = faults.length;
      const force = readClauses(text, words.force, faults);
      const cannot = faults.length > before ? [] : faultsAmong(words.noForce(force, place, attacks));
      faults.push(...cannot.map((fault) => `'${text.trim()}' ${fault}`));
      return force;
    });
  return { ...place, attackers: side(said.attackers, true), defenders: side(said.defenders, false) };
};
