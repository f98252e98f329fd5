import type { JsonSchema } from '../../json.ts';
import type { Result } from '../../result.ts';
import type { Malformed } from '../../types/refusal.ts';
import type { Known, RulesetTypes } from '../../types/ruleset-types.ts';
import type { Word } from './words.ts';

/** Where an argument is read or written. */
export interface Context<T extends RulesetTypes = RulesetTypes> {
  readonly known: Known<T>;
  /** The orders that stand before it on the same sheet. */
  readonly before?: readonly T['order'][];
  /** How orders are read and written that stand inside others. */
  readonly inner?: InnerOrders<T>;
}

/** An order inside another: read from the words of a line or from JSON, written, described. */
export interface InnerOrders<T extends RulesetTypes = RulesetTypes> {
  read?(line: LineInHand<T>, at: number, verbs: readonly string[]): Result<T['order'], readonly Malformed[]>;
  fromJson?(value: unknown, path: string, verbs: readonly string[]): Result<T['order'], readonly Malformed[]>;
  written?(order: T['order']): string;
  schema?(verb: string): JsonSchema;
}

/** A line that is being read: its text, its words, and what its writer knows. */
export interface LineInHand<T extends RulesetTypes = RulesetTypes> extends Context<T> {
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
