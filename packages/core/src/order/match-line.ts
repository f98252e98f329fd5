import type { JsonValue } from '../json.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { ArgumentReading } from './arguments/argument-kind.ts';
import { argumentKindOf } from './arguments/kinds.ts';
import type { ParamType } from './arguments/param.ts';
import type { ExtrasTail, PlainTail, TailPart } from './grammar.ts';
import { exactPart, loosePart } from './read-part.ts';
import { mayLeaveOut, maySkip } from './words/fillers.ts';
import type { LineInHand } from './words/line-in-hand.ts';
import { isLiteral } from './words/literal.ts';

/** Arguments by name. */
export type Arguments = { [name: string]: JsonValue };

/**
 * The arguments that the words from `start` on give when they are read as `tail`, all of them and to the end of the
 * line; null if they cannot be read so. `loose`: small words of the tail, such as TO, may be missing.
 */
export const matchTail = <T extends RulesetTypes>(
  line: LineInHand<T>,
  tail: readonly TailPart<T>[],
  start: number,
  loose: boolean,
): Arguments | null => {
  const { words } = line;
  const args: Arguments = {};
  /** Places from which the rest is known not to fit: extras taken, part and word, as one number. */
  const dead = new Set<number>();

  /** Whether the words from `at` on are the tail from `partAt` on. `taken`: which extras of that part stood before. */
  const fits = (partAt: number, at: number, taken = 0): boolean => {
    const part = tail[partAt];
    if (part === undefined) return at === words.length;
    const place = (taken * tail.length + partAt) * (words.length + 1) + at;
    if (dead.has(place)) return false;
    const next = (from: number): boolean => fits(partAt + 1, from);
    if (part.part === 'extras') {
      if (extraFits(part, partAt, at, taken) || next(at)) return true;
    } else if (takes(part, at, takesTheRest(tail, partAt) && saidBefore(tail[partAt - 1], at), next)) return true;
    if (maySkip(words[at]) && fits(partAt, at + 1, taken)) return true;
    dead.add(place);
    return false;
  };

  const extraFits = ({ extras }: ExtrasTail<T>, partAt: number, at: number, taken: number): boolean =>
    extras.some(({ parts, flag }, index) => {
      const mark = 1 << index;
      if ((taken & mark) !== 0 || !inTurn(parts, 0, at, (next) => fits(partAt, next, taken | mark))) return false;
      if (flag !== undefined) args[flag] = true;
      return true;
    });

  /** Whether the parts of an extra, from the `index`-th on, stand at `at`, and then the rest. */
  const inTurn = (parts: readonly PlainTail<T>[], index: number, at: number, then: Then): boolean => {
    const part = parts[index];
    if (part === undefined) return then(at);
    if (takes(part, at, false, (next) => inTurn(parts, index + 1, next, then))) return true;
    return index > 0 && maySkip(words[at]) && inTurn(parts, index, at + 1, then);
  };

  /** Whether the word that says where a text begins stands there indeed, and was not left out. */
  const saidBefore = (before: TailPart<T> | undefined, at: number): boolean =>
    before?.part !== 'word' || isLiteral(before.anyOf, words[at - 1]);

  /** Whether the words at `at` are the part, and then the rest. `rest`: a text may go on to the end of the line. */
  const takes = (part: PlainTail<T>, at: number, rest: boolean, then: Then): boolean => {
    if (part.part === 'word') {
      return (isLiteral(part.anyOf, words[at]) && then(at + 1)) || (loose && mayLeaveOut(part.anyOf) && then(at));
    }
    const is = ({ value, next }: ArgumentReading): boolean => {
      if (!then(next)) return false;
      args[part.name] = value;
      return true;
    };
    return exactPart(line, part, at).some(is) || loosePart(line, part, at, rest).some(is);
  };

  return fits(0, start) ? args : null;
};

type Then = (at: number) => boolean;

/** The value that all words before `end` give as the unit; undefined if they name none. */
export const matchUnit = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: ParamType<T>,
  end: number,
): JsonValue | undefined => {
  const isWhole = ({ next }: ArgumentReading): boolean => next === end;
  const kind = argumentKindOf(type);
  const reading = kind.exact(line, type, 0).find(isWhole) ?? kind.loose(line, type, 0, false).find(isWhole);
  return reading?.value;
};

/**
 * A text may stand without quotes if it follows the verb at once and nothing else can follow it; one that says so also behind a
 * word of its line that cannot be left out.
 */
export const takesTheRest = <T extends RulesetTypes>(tail: readonly TailPart<T>[], partAt: number): boolean => {
  if (partAt !== tail.length - 1) return false;
  const [before, part] = [tail[partAt - 1], tail[partAt]];
  if (before === undefined) return true;
  const isBare = part?.part === 'argument' && part.type.kind === 'text' && part.type.bare === true;
  return isBare && before.part === 'word';
};
