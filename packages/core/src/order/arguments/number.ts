import { err, ok } from '../../result.ts';
import { excerptOf } from '../words/line-in-hand.ts';
import type { ArgumentKind } from './argument-kind.ts';
import { nextWords } from './misreading.ts';
import type { NumberType } from './param.ts';
import { wholeOf } from './whole-of.ts';
import { isWhole, isWithin, NO_FAULTS, NO_READINGS, outOfRange } from './within.ts';

export const NUMBER: ArgumentKind<NumberType> = {
  exact: ({ words }, type, at) => {
    const value = wholeOf(words[at]);
    return value !== null && isWithin(value, type) ? [{ value, next: at + 1 }] : NO_READINGS;
  },
  loose: () => NO_READINGS,
  near: ({ words }, type, { at, end }) => {
    const value = end === at + 1 ? wholeOf(words[at]) : null;
    return value === null || isWithin(value, type) ? NO_FAULTS : [outOfRange(type, value)];
  },
  far: (line, { name }, { at, end }) => [{ code: 'not-a-number', what: name, words: excerptOf(line, at, end) }],
  misread: (line, type, at) => nextWords(NUMBER, { line, type, at }),
  fromJson: (type, _, value, path) => {
    if (!isWhole(value)) return err([{ code: 'bad-json', path, wanted: NUMBER.wanted(type) }]);
    return isWithin(value, type) ? ok(value) : err([{ ...outOfRange(type, value), path }]);
  },
  wanted: ({ from, to }) => `a whole number from ${from} to ${to}`,
  range: ({ from, to }) => `: a whole number from ${from} to ${to}`,
  schema: ({ from, to }) => ({ type: 'integer', minimum: from, maximum: to }),
  written: (_, __, value) => [String(value)],
  isNothing: (_, value) => value === null,
  faults: () => NO_FAULTS,
};
