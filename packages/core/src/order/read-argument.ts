import type { JsonValue } from '../json.ts';
import type { RulesetTypes } from '../ruleset/types.ts';
import { plainText } from './assemble.ts';
import { keyOf, type LineInHand, plainRun, spanOf } from './line-in-hand.ts';
import { namesOf } from './name-index.ts';
import type { NamedType, ParamType } from './param.ts';
import type { Word } from './words.ts';

/** An argument as read: its value, and the place of the first word after it. */
export interface ArgumentReading {
  readonly value: JsonValue;
  readonly next: number;
}

/** How the words from `at` on can be read as an argument without guessing, the longest names first. */
export const exactReadings = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: ParamType<T>,
  at: number,
): readonly ArgumentReading[] => {
  const word = line.words[at];
  if (word === undefined) return NONE;
  switch (type.kind) {
    case 'named':
      return exactNames(line, type, at, word);
    case 'number': {
      const value = wholeOf(word);
      return value !== null && isWithin(value, type) ? [{ value, next: at + 1 }] : NONE;
    }
    case 'numbers': {
      const value = numbersFrom(line, at, type.count);
      return value?.every((each) => isWithin(each, type)) ? [{ value, next: at + type.count }] : NONE;
    }
    case 'text': {
      const value = plainText(word.text);
      return word.quoted && isWithin(lengthOf(value), type) ? [{ value, next: at + 1 }] : NONE;
    }
    case 'flag':
      return NONE;
  }
};

/**
 * How they can be read with a good guess: abbreviated names, and words without quotes as a text when nothing else can
 * follow (`rest`).
 */
export const looseReadings = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: ParamType<T>,
  at: number,
  rest: boolean,
): readonly ArgumentReading[] => {
  if (type.kind === 'named') return abbreviatedNames(line, type, at);
  const end = line.words.length;
  if (type.kind !== 'text' || !rest || at >= end || plainRun(line, at, end) < end - at) return NONE;
  const value = spanOf(line, at, end);
  return isWithin(lengthOf(value), type) ? [{ value, next: end }] : NONE;
};

/** The whole number that the word is; null if it is none. */
export const wholeOf = (word: Word): number | null => (!word.quoted && WHOLE.test(word.key) ? Number(word.key) : null);

/** `count` whole numbers from `at` on; null if they are not all there. */
export const numbersFrom = <T extends RulesetTypes>(
  { words }: LineInHand<T>,
  at: number,
  count: number,
): readonly number[] | null => {
  const numbers: number[] = [];
  for (const word of words.slice(at, at + count)) {
    const number = wholeOf(word);
    if (number === null) return null;
    numbers.push(number);
  }
  return numbers.length === count ? numbers : null;
};

/** The length of a text in characters, a surrogate pair counted once. */
export const lengthOf = (text: string): number => {
  let length = text.length;
  for (let at = 0; at < text.length - 1; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) length -= 1;
  }
  return length;
};

export const isWithin = (value: number, range: { readonly from: number; readonly to: number }): boolean =>
  value >= range.from && value <= range.to;

const NONE: readonly ArgumentReading[] = [];
const WHOLE = /^[+-]?[0-9]{1,15}$/;
const NOBODY: ReadonlySet<string> = new Set(['none', 'nobody', 'nothing', 'null']);

const exactNames = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: NamedType<T>,
  at: number,
  word: Word,
): readonly ArgumentReading[] => {
  const names = namesOf(type, line.known);
  const found: ArgumentReading[] = [];
  const most = word.quoted ? 1 : plainRun(line, at, names.mostWords);
  for (let length = most; length > 0; length -= 1) {
    const [value, another] = names.exactly(keyOf(line, at, at + length));
    if (value !== undefined && another === undefined) found.push({ value, next: at + length });
  }
  if (type.pattern?.test.test(word.text)) found.push({ value: type.pattern.value(word.text), next: at + 1 });
  if (type.nullable && NOBODY.has(word.key)) found.push({ value: null, next: at + 1 });
  return found;
};

const abbreviatedNames = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: NamedType<T>,
  at: number,
): readonly ArgumentReading[] => {
  const word = line.words[at];
  if (word === undefined) return NONE;
  const names = namesOf(type, line.known);
  const found: ArgumentReading[] = [];
  const most = word.quoted ? 1 : plainRun(line, at, names.mostWords);
  for (let length = most; length > 0; length -= 1) {
    const key = keyOf(line, at, at + length);
    const [value, another] = names.exactly(key).length > 0 ? [] : names.abbreviated(key);
    if (value !== undefined && another === undefined) found.push({ value, next: at + length });
  }
  return found;
};
