import type { JsonValue } from '../json.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { assembleOrder } from './assemble.ts';
import { billsOf } from './bill-ways.ts';
import type { Asking, Bill, Choice } from './choices.ts';
import type { OrderKind } from './order-kind.ts';
import { ticksOf } from './ticks.ts';

/**
 * At most `limit` of the orders that a choice offers, the same ones every time. Of many branches some are taken, evenly
 * spread; of some to be ticked each alone, as many as there may be, and others between; of a range of numbers its ends
 * and its middle, of texts also the examples; of a bill each thing alone, and as much as can be paid. What may be left out is
 * left out once.
 */
export const leavesOf = <T extends RulesetTypes>(
  kind: OrderKind<T>,
  choice: Choice,
  limit: number,
): readonly T['order'][] => answersIn(choice, limit).map((answers) => assembleOrder(kind, answers));

type Answers = { readonly [param: string]: JsonValue };

/** An answer (nothing where the argument is left out), and what is asked after it. */
interface Answer {
  readonly given: Answers;
  readonly next: Choice;
}

const answersIn = (choice: Choice, limit: number): readonly Answers[] => {
  if (limit < 1) return [];
  if (choice.ask === 'done') return [{}];
  const leaves: Answers[] = [];
  const all = answersTo(choice);
  const count = Math.min(all.length, limit);
  for (let index = 0; index < count; index += 1) {
    const { given, next } = all[evenly(index, count, all.length)] as Answer;
    const share = Math.ceil((limit - leaves.length) / (count - index));
    leaves.push(...answersIn(next, share).map((answers) => ({ ...given, ...answers })));
  }
  return leaves;
};

/** The place of the `index`-th of `count` things that are taken from a list of `length`, first and last included. */
const evenly = (index: number, count: number, length: number): number =>
  count === 1 ? 0 : Math.floor((index * (length - 1)) / (count - 1));

const answersTo = (choice: Asking | Bill): readonly Answer[] => {
  if (choice.ask === 'bill') return billsOf(choice).map((given) => ({ given, next: choice.then }));
  const left: readonly Answer[] = choice.skip === undefined ? [] : [{ given: {}, next: choice.skip.then }];
  const answer = (value: JsonValue, next: Choice): Answer => ({ given: { [choice.param]: value }, next });
  if (choice.ask === 'one') return [...choice.of.map(({ value, then }) => answer(value, then)), ...left];
  return [...samplesOf(choice).map((value) => answer(value, choice.then)), ...left];
};

const samplesOf = (choice: Exclude<Asking, { ask: 'one' }>): readonly JsonValue[] => {
  switch (choice.ask) {
    case 'some':
      return ticksOf(choice);
    case 'number':
      return endsAndMiddle(choice.from, choice.to);
    case 'numbers':
      return splitsOf(choice.count, choice.sum);
    case 'text':
      return [...endsAndMiddle(choice.from, choice.to).map(textOf), ...(choice.examples ?? [])];
  }
};

const endsAndMiddle = (from: number, to: number): readonly number[] =>
  from > to ? [] : [...new Set([from, from + Math.floor((to - from) / 2), to])];

/** All in the first, as even as can be, and all in the last. */
const splitsOf = (count: number, sum: number): readonly (readonly number[])[] => {
  const first = Array.from({ length: count }, (_, index) => (index === 0 ? sum : 0));
  const even = Array.from({ length: count }, (_, index) => Math.floor(sum / count) + (index < sum % count ? 1 : 0));
  return [first, even, [...first].reverse()];
};

/** A text of that length, with no blank at its end. */
const textOf = (length: number): string =>
  WORDS.repeat(Math.ceil(length / WORDS.length))
    .slice(0, length)
    .replace(/ $/, '.');
const WORDS = 'Be it known to all. ';
