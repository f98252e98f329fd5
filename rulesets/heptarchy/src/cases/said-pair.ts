import type { Words } from '@chancery/core';
import { getAreaInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { KingdomNumber } from '../words.ts';
import { areaNamed } from './names.ts';

/** Two kingdoms, the acting one first, and what is said of them: `CHE - SSX trade until 7`. */
export interface SaidPair {
  readonly first: KingdomNumber;
  readonly second: KingdomNumber;
  /** Words after the pair, and numbers by the word before them. */
  readonly words: readonly string[];
  readonly numbers: { readonly [word: string]: number };
}

/** What may be said of a pair. */
export interface PairWords {
  readonly what: string;
  readonly words: readonly string[];
  /** Words with a number after them. */
  readonly numbers: readonly string[];
}

interface Pair {
  readonly first: KingdomNumber;
  readonly second: KingdomNumber;
  readonly rest: string;
}

/** The two kingdoms with which a text begins, and what follows them; null if it begins with none. */
export const pairIn = (said: string, setting: Setting): Pair | null => {
  const [, one = '', others = ''] = /^(.+?)\s*-\s*(.+)$/.exec(said.trim()) ?? [];
  const first = areaNamed(setting, one);
  const words = others.split(/\s+/);
  for (let length = words.length; length > 0 && first !== null; length -= 1) {
    const second = areaNamed(setting, words.slice(0, length).join(' ').replace(/,$/, ''));
    if (second !== null) return { first, second, rest: words.slice(length).join(' ') };
  }
  return null;
};

export const readPair = (words: Words, setting: Setting, known: PairWords): SaidPair | null => {
  const said = words.text('a pair of kingdoms');
  if (said === null) return null;
  const pair = pairIn(said, setting);
  if (pair === null) return words.fault(`'${said}' is no pair of kingdoms, such as CHE - SSX`);
  const found: string[] = [];
  const numbers: { [word: string]: number } = {};
  const parts = pair.rest.split(/[\s,]+/).filter((part) => part !== '');
  for (let at = 0; at < parts.length; at += 1) {
    const word = (parts[at] as string).toLowerCase();
    if (known.words.includes(word)) found.push(word);
    else if (!known.numbers.includes(word))
      words.unknown(`word of a ${known.what}`, word, [...known.words, ...known.numbers]);
    else {
      at += 1;
      if (/^-?\d+$/.test(parts[at] ?? '')) numbers[word] = Number(parts[at]);
      else words.fault(`wanted a number after '${word}'`);
    }
  }
  return { first: pair.first, second: pair.second, words: found, numbers };
};

export const pairSaid = (setting: Setting, a: KingdomNumber, b: KingdomNumber): string =>
  `${getAreaInfo(setting, a).code} - ${getAreaInfo(setting, b).code}`;
