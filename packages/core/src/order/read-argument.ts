import type { RulesetTypes } from '../types/ruleset-types.ts';
import { plainText } from './assemble.ts';
import { type LineInHand, plainRun, spanOf } from './line-in-hand.ts';
import type { ParamType } from './param.ts';
import { listReadings } from './read-list.ts';
import { type ArgumentReading, abbreviatedNames, exactNames } from './read-name.ts';
import type { Word } from './words.ts';

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
      return exactNames(line, type, at);
    case 'list':
      return listReadings(line, type, at, false);
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
 * How they can be read with a good guess: abbreviated names, lists without commas, and words without quotes as a text when nothing else can
 * follow (`rest`).
 */
export const looseReadings = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: ParamType<T>,
  at: number,
  rest: boolean,
): readonly ArgumentReading[] => {
  if (type.kind === 'named') return abbreviatedNames(line, type, at);
  if (type.kind === 'list') return listReadings(line, type, at, true);
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
