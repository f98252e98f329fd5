import type { Words } from '@chancery/core';
import { areaInfo } from '../rules/find.ts';
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

export const readPair = (said: string, words: Words, setting: Setting): SaidPair | null => {
  const [, one = '', other = '', rest = ''] = /^(\S+)\s*-\s*(\S+)\s*(.*)$/.exec(said.trim()) ?? [];
  const [first, second] = [areaNamed(setting, one), areaNamed(setting, other)];
  if (first === null || second === null) return words.fault(`'${said}' is no pair of kingdoms, such as CHE - SSX`);
  const numbers: { [word: string]: number } = {};
  const left = rest.replace(/([a-z]+) (-?\d+)/g, (_, word: string, number: string) => {
    numbers[word] = Number(number);
    return '';
  });
  return { first, second, words: left.split(/[\s,]+/).filter((word) => word !== ''), numbers };
};

export const pairSaid = (setting: Setting, a: KingdomNumber, b: KingdomNumber): string =>
  `${areaInfo(setting, a).code} - ${areaInfo(setting, b).code}`;
