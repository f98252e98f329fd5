import type { RulesetTypes } from '../ruleset/types.ts';
import { plainText } from './assemble.ts';
import { excerpt, excerptOf, keyOf, type LineInHand } from './line-in-hand.ts';
import { namesOf } from './name-index.ts';
import type { ParamType } from './param.ts';
import { isWithin, lengthOf, numbersFrom, wholeOf } from './read-argument.ts';
import type { Malformed } from './refusal.ts';

/**
 * What is wrong when the words from `at` up to, not including, `end` are understood but cannot stand as the argument:
 * a shared name, a number or text out of range. Null if they are not understood.
 */
export const nearFault = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: ParamType<T>,
  at: number,
  end: number,
): Malformed | null => {
  const word = line.words[at];
  if (word === undefined) return null;
  switch (type.kind) {
    case 'named':
      return sharedName(line, type, at, end);
    case 'number': {
      const value = end === at + 1 ? wholeOf(word) : null;
      return value === null || isWithin(value, type) ? null : outOfRange(type, value);
    }
    case 'numbers': {
      const values = end === at + type.count ? numbersFrom(line, at, type.count) : null;
      const value = values?.find((each) => !isWithin(each, type));
      return value === undefined ? null : outOfRange(type, value);
    }
    case 'text': {
      if (end !== at + 1 || !word.quoted) return null;
      const length = lengthOf(plainText(word.text));
      return { code: 'text-length', what: type.name, length, from: type.from, to: type.to };
    }
    case 'flag':
      return null;
  }
};

/** What is wrong when the words are not understood as the argument. */
export const farFault = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: ParamType<T>,
  at: number,
  end: number,
): Malformed => {
  const words = excerptOf(line, at, end);
  switch (type.kind) {
    case 'named': {
      const meant = namesOf(type, line.known).suggestions(keyOf(line, at, end));
      return { code: 'unknown-name', what: type.name, words, meant };
    }
    case 'number':
      return { code: 'not-a-number', what: type.name, words };
    case 'numbers': {
      const wrong = line.words.slice(at, end).find((word) => wholeOf(word) === null);
      return wrong === undefined
        ? { code: 'missing-words', after: excerptOf(line, 0, end), wanted: type.name }
        : { code: 'not-a-number', what: type.name, words: excerpt(wrong.text) };
    }
    case 'text':
    case 'flag':
      return { code: 'missing-words', after: excerptOf(line, 0, at), wanted: type.name };
  }
};

const outOfRange = (
  { name, from, to }: { readonly name: string; readonly from: number; readonly to: number },
  value: number,
): Malformed => ({ code: 'out-of-range', what: name, value, from, to });

const sharedName = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: Extract<ParamType<T>, { kind: 'named' }>,
  at: number,
  end: number,
): Malformed | null => {
  const names = namesOf(type, line.known);
  const key = keyOf(line, at, end);
  const exact = names.exactly(key);
  const values = exact.length > 0 ? exact : names.abbreviated(key);
  if (values.length < 2) return null;
  const meant = [...names.shown(values)].sort();
  return { code: 'ambiguous-name', what: type.name, words: excerptOf(line, at, end), meant };
};
