import type { RulesetTypes } from '../../types/ruleset-types.ts';
import type { LineInHand } from '../words/line-in-hand.ts';
import type { ArgumentReading } from './argument-kind.ts';
import type { ListType } from './param.ts';
import { abbreviatedNames, exactNames } from './read-name.ts';

/**
 * How the words from `at` on can be read as a list, the longest first. Its items are separated by commas or a small word such
 * as "and", and no name goes on over a comma; with a good guess (`loose`) names may be abbreviated and blanks part them.
 */
export const listReadings = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: ListType<T>,
  at: number,
  loose: boolean,
): readonly ArgumentReading[] => {
  const byEnd = new Map<number, readonly ArgumentReading['value'][]>();
  const grow = (values: readonly ArgumentReading['value'][], from: number): void => {
    if (values.length === type.to) return;
    for (const { value, next } of itemsAt(line, type, from, loose)) {
      if (isAgain(type, values, value) || byEnd.has(next)) continue;
      byEnd.set(next, [...values, value]);
      const parted = afterParting(line, next);
      if (parted > next || isParted(line, next) || loose) grow([...values, value], parted);
    }
  };
  grow([], at);
  return [...byEnd]
    .filter(([, values]) => values.length >= type.from)
    .sort(([one], [other]) => other - one)
    .map(([next, value]) => ({ value, next }));
};

/** Whether an item may not follow those before it: a list names nothing twice, a way nothing twice in a row. */
export const isAgain = (
  { way }: Pick<ListType, 'way'>,
  values: readonly ArgumentReading['value'][],
  value: ArgumentReading['value'],
): boolean => (way === true ? values.at(-1) === value : values.includes(value));

/** Whether a comma stands before the word at `at`. */
export const isParted = <T extends RulesetTypes>({ text, words }: LineInHand<T>, at: number): boolean => {
  const before = words[at - 1];
  const word = words[at];
  return before !== undefined && word !== undefined && text.slice(before.to, word.from).includes(',');
};

/** The place after a small word that parts items and stands at `at`; `at` itself if there is none. */
export const afterParting = <T extends RulesetTypes>({ words }: LineInHand<T>, at: number): number => {
  const word = words[at];
  return word !== undefined && !word.quoted && PARTING.has(word.key) ? at + 1 : at;
};

/** Where the item of a list, or the group, ends that begins at `from`: at a comma or before a small word such as "and". */
export const itemEnd = <T extends RulesetTypes>(line: LineInHand<T>, from: number): number => {
  let to = from + 1;
  while (to < line.words.length && !isParted(line, to) && afterParting(line, to) === to) to += 1;
  return to;
};

/** What of a list may stand at `at`. */
const itemsAt = <T extends RulesetTypes>(
  line: LineInHand<T>,
  { of: type }: ListType<T>,
  at: number,
  loose: boolean,
): readonly ArgumentReading[] => {
  const found = exactNames(line, type, at);
  const all = loose ? [...found, ...abbreviatedNames(line, type, at)] : found;
  return all.filter(({ next }) => !isPartedWithin(line, at, next));
};

const isPartedWithin = <T extends RulesetTypes>(line: LineInHand<T>, from: number, to: number): boolean => {
  for (let at = from + 1; at < to; at += 1) if (isParted(line, at)) return true;
  return false;
};

const PARTING: ReadonlySet<string> = new Set(['and', '&', '+', 'then', '>']);
