import type { Known, RulesetTypes } from '../../types/ruleset-types.ts';
import type { Word } from './words.ts';

/** A line that is being read: its text, its words, and what its writer knows. */
export interface LineInHand<T extends RulesetTypes = RulesetTypes> {
  readonly known: Known<T>;
  readonly text: string;
  readonly words: readonly Word[];
}

/** The words from `from` up to, not including, `to`, as written. */
export const spanOf = <T extends RulesetTypes>({ text, words }: LineInHand<T>, from: number, to: number): string =>
  from < to ? text.slice((words[from] as Word).from, (words[to - 1] as Word).to) : '';

/** The same, cut short where it is long, to be shown in a fault. */
export const excerptOf = <T extends RulesetTypes>(line: LineInHand<T>, from: number, to: number): string =>
  excerpt(spanOf(line, from, to));

export const excerpt = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);

const LONGEST = 80;

/** The words from `from` up to, not including, `to`, as they are compared. */
export const keyOf = <T extends RulesetTypes>({ words }: LineInHand<T>, from: number, to: number): string => {
  let key = (words[from] as Word).key;
  for (let at = from + 1; at < to; at += 1) key += ` ${(words[at] as Word).key}`;
  return key;
};

/** How many words from `from` on stand without quotes, at most `most`. */
export const plainRun = <T extends RulesetTypes>({ words }: LineInHand<T>, from: number, most: number): number => {
  let length = 0;
  while (length < most && words[from + length]?.quoted === false) length += 1;
  return length;
};
