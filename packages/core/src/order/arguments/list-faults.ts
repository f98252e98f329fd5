import type { JsonValue } from '../../json.ts';
import type { Malformed } from '../../types/refusal.ts';
import type { RulesetTypes } from '../../types/ruleset-types.ts';
import { excerptOf, type LineInHand } from '../words/line-in-hand.ts';
import { sharedName, unknownName } from './name-faults.ts';
import type { ListType } from './param.ts';
import { afterParting, isAgain, itemEnd, listReadings } from './read-list.ts';

/** Words that should be one item of a list: what they name, or what is wrong with them. */
export interface ReadItem {
  readonly values: readonly JsonValue[];
  readonly fault: Malformed | null;
  readonly at: number;
  readonly end: number;
}

/** Words from some place up to `next` that may be meant as a list. */
export interface ListSpan {
  readonly items: readonly ReadItem[];
  readonly next: number;
}

/** Every way to take the words from `at` on as a list, the shortest first; no item has more than `most` words. */
export const listSpans = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: ListType<T>,
  at: number,
  most: number,
): readonly ListSpan[] => {
  const spans: ListSpan[] = [];
  let before: readonly ReadItem[] = [];
  for (let from = afterParting(line, at); from < line.words.length; ) {
    const end = itemEnd(line, from);
    for (let next = from + 1; next <= Math.min(end, from + most); next += 1) {
      spans.push({ items: [...before, itemOf(line, type, from, next)], next });
    }
    if (end > from + most) break;
    before = spans.at(-1)?.items ?? before;
    from = afterParting(line, end);
  }
  return spans;
};

/** What is wrong with the items: unknown and shared names, one named twice, too many or too few. */
export const itemFaults = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: ListType<T>,
  items: readonly ReadItem[],
): readonly Malformed[] => {
  const { name, from, to } = type;
  const found: Malformed[] = [];
  const named: JsonValue[] = [];
  for (const item of items) {
    if (item.fault !== null) found.push(item.fault);
    for (const value of item.values) {
      if (!isAgain(type, named, value)) named.push(value);
      else found.push({ code: 'named-twice', what: type.of.name, words: excerptOf(line, item.at, item.end) });
    }
  }
  if (found.length > 0 || (named.length >= from && named.length <= to)) return found;
  return [{ code: 'wrong-count', what: name, count: named.length, from, to }];
};

/** What is wrong with the words from `at` up to, not including, `end` as a list. */
export const listFaults = <T extends RulesetTypes>(
  line: LineInHand<T>,
  type: ListType<T>,
  at: number,
  end: number,
): readonly Malformed[] => {
  const span = listSpans(line, type, at, end - at).find(({ next }) => next === end);
  return span === undefined ? [] : itemFaults(line, type, span.items);
};

const itemOf = <T extends RulesetTypes>(line: LineInHand<T>, type: ListType<T>, at: number, end: number): ReadItem => {
  const within: LineInHand<T> = { ...line, words: line.words.slice(0, end) };
  const any: ListType<T> = { ...type, from: 1, to: end - at };
  const whole = listReadings(within, any, at, true).find(({ next }) => next === end);
  if (whole !== undefined) return { values: whole.value as readonly JsonValue[], fault: null, at, end };
  const fault = sharedName(line, type.of, at, end) ?? unknownName(line, type.of, at, end);
  return { values: [], fault, at, end };
};
