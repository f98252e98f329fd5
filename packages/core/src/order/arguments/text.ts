import { err, ok } from '../../result.ts';
import { excerptOf, plainRun, spanOf } from '../words/line-in-hand.ts';
import { quoted } from '../words/quotes.ts';
import type { ArgumentKind } from './argument-kind.ts';
import { nextWords } from './misreading.ts';
import type { TextType } from './param.ts';
import { plainText } from './plain-text.ts';
import { isWithin, NO_FAULTS, NO_READINGS } from './within.ts';

export const TEXT: ArgumentKind<TextType> = {
  exact: ({ words }, type, at) => {
    const word = words[at];
    if (!word?.quoted) return NO_READINGS;
    const value = plainText(word.text);
    return isWithin(lengthOf(value), type) ? [{ value, next: at + 1 }] : NO_READINGS;
  },
  /** Words without quotes are a text when nothing else can follow. */
  loose: (line, type, at, rest) => {
    const end = line.words.length;
    if (!rest || at >= end || plainRun(line, at, end) < end - at) return NO_READINGS;
    const words = spanOf(line, at, end);
    const value = type.bare === true ? words.replace(/\s+/g, ' ') : words;
    return isWithin(lengthOf(value), type) ? [{ value, next: end }] : NO_READINGS;
  },
  near: ({ words }, { name, from, to }, { at, end }) => {
    const word = words[at];
    if (end !== at + 1 || !word?.quoted) return NO_FAULTS;
    return [{ code: 'text-length', what: name, length: lengthOf(plainText(word.text)), from, to }];
  },
  far: (line, { name }, { at }) => [{ code: 'missing-words', after: excerptOf(line, 0, at), wanted: name }],
  misread: (line, type, at) => {
    const next = line.words.length;
    const toTheEnd = next > at ? [{ step: 'far', next, more: 0 } as const] : [];
    return [...nextWords(TEXT, { line, type, at }), ...toTheEnd];
  },
  fromJson: (type, _, value, path) => {
    if (typeof value !== 'string') return err([{ code: 'bad-json', path, wanted: TEXT.wanted(type) }]);
    const text = plainText(value);
    const length = lengthOf(text);
    const { name: what, from, to } = type;
    return isWithin(length, type) ? ok(text) : err([{ code: 'text-length', path, what, length, from, to }]);
  },
  wanted: ({ from, to }) => `text of ${from} to ${to} characters`,
  range: ({ from, to, bare }) => `: ${from} to ${to} characters${bare === true ? '' : ', in quotes'}`,
  schema: ({ from, to, examples }) => ({
    type: 'string',
    minLength: from,
    maxLength: to,
    ...(examples === undefined ? {} : { examples }),
  }),
  written: (_, __, value) => [quoted(String(value))],
  faults: () => NO_FAULTS,
};

/** The length of a text in characters, a surrogate pair counted once. */
const lengthOf = (text: string): number => {
  let length = text.length;
  for (let at = 0; at < text.length - 1; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) length -= 1;
  }
  return length;
};
