import type { JsonValue } from '../json.ts';
import type { RulesetTypes } from '../ruleset/types.ts';
import { mayLeaveOut, maySkip } from './fillers.ts';
import type { TailPart } from './grammar.ts';
import type { LineInHand } from './line-in-hand.ts';
import type { ParamType } from './param.ts';
import { type ArgumentReading, exactReadings, looseReadings } from './read-argument.ts';
import type { Word } from './words.ts';

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
  /** Places from which the rest is known not to fit: part and word, as one number. */
  const dead = new Set<number>();

  const fits = (partAt: number, at: number): boolean => {
    const part = tail[partAt];
    if (part === undefined) return at === words.length;
    const place = partAt * (words.length + 1) + at;
    if (dead.has(place)) return false;
    if (partFits(part, partAt, at)) return true;
    if (maySkip(words[at]) && fits(partAt, at + 1)) return true;
    dead.add(place);
    return false;
  };

  const partFits = (part: TailPart<T>, partAt: number, at: number): boolean => {
    if (part.part === 'word') {
      return (
        (isLiteral(part.anyOf, words[at]) && fits(partAt + 1, at + 1)) ||
        (loose && mayLeaveOut(part.anyOf) && fits(partAt + 1, at))
      );
    }
    const takes = ({ value, next }: ArgumentReading): boolean => {
      if (!fits(partAt + 1, next)) return false;
      args[part.name] = value;
      return true;
    };
    return (
      exactReadings(line, part.type, at).some(takes) ||
      looseReadings(line, part.type, at, takesTheRest(tail, partAt)).some(takes)
    );
  };

  return fits(0, start) ? args : null;
};

/** The value that all words before `end` give as the unit; undefined if they name none. */
export const matchUnit = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: ParamType<T>,
  end: number,
): JsonValue | undefined => {
  const isWhole = ({ next }: ArgumentReading): boolean => next === end;
  const reading = exactReadings(line, type, 0).find(isWhole) ?? looseReadings(line, type, 0, false).find(isWhole);
  return reading?.value;
};

/** Whether the word is one of the literals, or short for one of them by no less than three letters. */
export const isLiteral = (anyOf: readonly string[], word: Word | undefined): boolean =>
  word !== undefined &&
  !word.quoted &&
  (anyOf.includes(word.key) || (word.key.length >= 3 && anyOf.some((literal) => literal.startsWith(word.key))));

/** A text may stand without quotes if it follows the verb at once and nothing else can follow it. */
export const takesTheRest = <T extends RulesetTypes>(tail: readonly TailPart<T>[], partAt: number): boolean =>
  partAt === 0 && tail.length === 1;
