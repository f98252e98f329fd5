import { err, ok } from '../../result.ts';
import { excerptOf } from '../words/line-in-hand.ts';
import type { Word } from '../words/words.ts';
import type { ArgumentKind } from './argument-kind.ts';
import { decimal } from './decimal.ts';
import { nextWords } from './misreading.ts';
import type { NumberType } from './param.ts';
import { wholeOf } from './whole-of.ts';
import { isWhole, isWithin, NO_FAULTS, NO_READINGS, outOfRange } from './within.ts';

export const NUMBER: ArgumentKind<NumberType> = {
  exact: ({ words }, type, at) => {
    const word = words[at];
    if (isAll(type, word)) return [{ value: type.all as string, next: at + 1 }];
    const value = numberOf(word, type);
    return value !== null && isWithin(value, type) ? [{ value, next: at + 1 }] : NO_READINGS;
  },
  loose: () => NO_READINGS,
  near: ({ words }, type, { at, end }) => {
    const value = end === at + 1 ? numberOf(words[at], type) : null;
    return value === null || isWithin(value, type) ? NO_FAULTS : [outOfRange(type, value)];
  },
  far: (line, { name, places }, { at, end }) => [
    { code: 'not-a-number', what: name, words: excerptOf(line, at, end), ...(places === undefined ? {} : { places }) },
  ],
  misread: (line, type, at) => nextWords(NUMBER, { line, type, at }),
  fromJson: (type, _, value, path) => {
    if (type.all !== undefined && value === type.all) return ok(value);
    if (!isWhole(value)) return err([{ code: 'bad-json', path, wanted: NUMBER.wanted(type) }]);
    return isWithin(value, type) ? ok(value) : err([{ ...outOfRange(type, value), path }]);
  },
  wanted: ({ from, to, places, all }) =>
    `a whole number from ${from} to ${to}${unitOf(places)}${all === undefined ? '' : `, or "${all}"`}`,
  range: ({ from, to, places, all }) => {
    const least = decimal(from, places);
    const most = decimal(to, places);
    const range = places === undefined ? `a whole number from ${least} to ${most}` : `from ${least} to ${most}`;
    return `: ${range}${all === undefined ? '' : ` or ${all}`}`;
  },
  schema: ({ from, to, all }) => {
    const number = { type: 'integer', minimum: from, maximum: to } as const;
    return all === undefined ? number : { anyOf: [number, { type: 'string', enum: [all] }] };
  },
  written: ({ places }, _, value) => [typeof value === 'number' ? decimal(value, places) : String(value)],
  faults: ({ from, to, places, all }) => [
    ...(to < from ? ['a number is at most less than at least'] : []),
    ...(places !== undefined && from < 0 ? ['a number with decimals is not below zero'] : []),
    ...(all !== undefined && !/^[A-Z]+$/.test(all) ? [`${all} is no word in capital letters`] : []),
  ],
};

/** The number that the word is, in smallest units; null if it is none, or has more decimals than are counted. */
const numberOf = (word: Word | undefined, { places }: NumberType): number | null => {
  if (places === undefined) return wholeOf(word);
  const parts = word === undefined || word.quoted ? null : DECIMAL.exec(word.key);
  const decimals = parts?.[2] ?? '';
  if (parts === null || decimals.length > places) return null;
  return Number(`${parts[1]}${decimals.padEnd(places, '0')}`);
};

const isAll = ({ all }: NumberType, word: Word | undefined): boolean =>
  all !== undefined && word?.quoted === false && word.key === all.toLowerCase();

const unitOf = (places: NumberType['places']): string =>
  places === undefined ? '' : places === 1 ? ', in tenths' : ', in hundredths';

const DECIMAL = /^([0-9]{1,12})(?:\.([0-9]+))?$/;
