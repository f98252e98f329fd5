import type { JsonSchema } from '../../json.ts';
import { err, ok } from '../../result.ts';
import { excerpt, excerptOf, type LineInHand } from '../words/line-in-hand.ts';
import type { ArgumentKind } from './argument-kind.ts';
import { MOST_FAR_WORDS, nextWords } from './misreading.ts';
import type { NumbersType } from './param.ts';
import { wholeOf } from './whole-of.ts';
import { isWhole, isWithin, NO_FAULTS, NO_READINGS, outOfRange } from './within.ts';

export const NUMBERS: ArgumentKind<NumbersType> = {
  exact: (line, type, at) => {
    const value = numbersFrom(line, at, type.count);
    return value?.every((each) => isWithin(each, type)) ? [{ value, next: at + type.count }] : NO_READINGS;
  },
  loose: () => NO_READINGS,
  near: (line, type, { at, end }) => {
    const values = end === at + type.count ? numbersFrom(line, at, type.count) : null;
    const value = values?.find((each) => !isWithin(each, type));
    return value === undefined ? NO_FAULTS : [outOfRange(type, value)];
  },
  far: (line, { name }, { at, end }) => {
    const wrong = line.words.slice(at, end).find((word) => wholeOf(word) === null);
    return wrong === undefined
      ? [{ code: 'missing-words', after: excerptOf(line, 0, end), wanted: name }]
      : [{ code: 'not-a-number', what: name, words: excerpt(wrong.text) }];
  },
  misread: (line, type, at) => nextWords(NUMBERS, { line, type, at }, { most: Math.max(MOST_FAR_WORDS, type.count) }),
  fromJson: (type, _, value, path) => {
    if (!Array.isArray(value) || value.length !== type.count || !value.every(isWhole)) {
      return err([{ code: 'bad-json', path, wanted: NUMBERS.wanted(type) }]);
    }
    const outside = value.find((each) => !isWithin(each, type));
    return outside === undefined ? ok([...value]) : err([{ ...outOfRange(type, outside), path }]);
  },
  wanted: ({ count, from, to }) => `${count} whole numbers from ${from} to ${to}`,
  range: ({ count, from, to }) => `: ${count} whole numbers from ${from} to ${to}`,
  schema: ({ count, from, to }) => {
    const items: JsonSchema = { type: 'integer', minimum: from, maximum: to };
    return { type: 'array', items, minItems: count, maxItems: count };
  },
  written: (_, __, value) => [(value as readonly number[]).join(' ')],
  faults: () => NO_FAULTS,
};

/** `count` whole numbers from `at` on; null if they are not all there. */
const numbersFrom = ({ words }: LineInHand, at: number, count: number): readonly number[] | null => {
  const numbers: number[] = [];
  for (const word of words.slice(at, at + count)) {
    const number = wholeOf(word);
    if (number === null) return null;
    numbers.push(number);
  }
  return numbers.length === count ? numbers : null;
};
