import { onceFor } from '../once-for.ts';
import { byNumber, descending } from '../order-by.ts';
import type { Malformed } from '../types/refusal.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { ParamType } from './arguments/param.ts';
import type { Grammar } from './grammar.ts';
import { matchUnit } from './match-line.ts';
import { leastFaults } from './verb-faults.ts';
import { excerptOf, keyOf, type LineInHand } from './words/line-in-hand.ts';
import { type Meant, meant, suggest } from './words/suggest.ts';

/** What is wrong with a line in which no verb is found. */
export const unknownVerb = <T extends RulesetTypes>(grammar: Grammar<T>, line: LineInHand<T>): readonly Malformed[] => {
  const hasUnit = unitTypesOf(grammar).some((type) => matchUnit(line, type, 1) !== undefined);
  if (hasUnit && line.words.length === 1) {
    return [{ code: 'missing-words', after: excerptOf(line, 0, 1), wanted: 'verb' }];
  }
  const first = meantAt(grammar, line, 0);
  const second = meantAt(grammar, line, 1);
  if (!hasUnit && first.length > 0) return misspelt(grammar, line, first, 0);
  if (hasUnit || second.length > 0) return misspelt(grammar, line, second, 1);
  return [{ code: 'unknown-verb', words: excerptOf(line, 0, Math.min(2, line.words.length)), meant: [] }];
};

/** The types that name the units of a grammar's orders. */
export const unitTypesOf = onceFor(<T extends RulesetTypes>(grammar: Grammar<T>): readonly ParamType<T>[] => [
  ...new Set(grammar.wordings.flatMap(({ kind }) => (kind.unit === undefined ? [] : [kind.unit.type]))),
]);

/** The verbs that may have been meant by the words at `at`, those of most words first, then the nearest. */
const meantAt = <T extends RulesetTypes>(grammar: Grammar<T>, line: LineInHand<T>, at: number): readonly string[] => {
  const found = verbsOf(grammar).flatMap(({ ofUnit, length, verbs }) =>
    ofUnit === at > 0 && at + length <= line.words.length ? suggest(keyOf(line, at, at + length), verbs) : [],
  );
  return [...new Set(found)].slice(0, 3);
};

/** Verbs that a unit carries out, or not, of the same number of words. */
interface Verbs {
  readonly ofUnit: boolean;
  readonly length: number;
  readonly verbs: readonly Meant[];
}

/** The verbs of a grammar, those of most words first. */
const verbsOf = onceFor(<T extends RulesetTypes>(grammar: Grammar<T>): readonly Verbs[] => {
  const lengths = [...new Set(grammar.wordings.map(({ head }) => head.length))].sort(descending(byNumber));
  return lengths.flatMap((length) =>
    [true, false].map((ofUnit): Verbs => {
      const alike = grammar.wordings.filter(
        ({ head, kind }) => head.length === length && (kind.unit !== undefined) === ofUnit,
      );
      return { ofUnit, length, verbs: alike.map(({ verb }) => meant(verb.toLowerCase(), verb)) };
    }),
  );
});

/** The verb at `at` is misspelt. If only one can be meant, the rest of the line is looked through as well. */
const misspelt = <T extends RulesetTypes>(
  grammar: Grammar<T>,
  line: LineInHand<T>,
  verbs: readonly string[],
  at: number,
): readonly Malformed[] => {
  const candidates = grammar.wordings
    .filter(({ verb }) => verb === verbs[0])
    .map((wording) => ({ wording, at, next: at + wording.head.length }));
  const next = Math.min(candidates[0]?.next ?? at + 1, line.words.length);
  const verb: Malformed = { code: 'unknown-verb', words: excerptOf(line, at, next), meant: verbs };
  return verbs.length === 1 ? [verb, ...leastFaults(line, candidates)] : [verb];
};
