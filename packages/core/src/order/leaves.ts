import type { JsonValue } from '../json.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { orderAsValue } from './arguments/inner-order.ts';
import type { ConditionTerm } from './arguments/param.ts';
import { assembleOrder } from './assemble.ts';
import { billsOf } from './bill-ways.ts';
import { type Asking, afterBranch, type Bill, type Choice, type WayStop } from './choices.ts';
import { answersOfWay, type InnerChoices, NOTHING_INSIDE } from './inner-choices.ts';
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
  inner: InnerChoices<T> = NOTHING_INSIDE,
): readonly T['order'][] => answersIn(choice, limit, inner).map((answers) => assembleOrder(kind, answers));

type Answers = { readonly [param: string]: JsonValue };

/** An answer (nothing where the argument is left out), and what is asked after it. */
interface Answer {
  readonly given: Answers;
  readonly next: Choice;
}

const answersIn = <T extends RulesetTypes>(
  choice: Choice,
  limit: number,
  inner: InnerChoices<T>,
): readonly Answers[] => {
  if (limit < 1) return [];
  if (choice.ask === 'done') return [{}];
  const leaves: Answers[] = [];
  const all = answersTo(choice, inner);
  const count = Math.min(all.length, limit);
  for (let index = 0; index < count; index += 1) {
    const { given, next } = all[evenly(index, count, all.length)] as Answer;
    const share = Math.ceil((limit - leaves.length) / (count - index));
    leaves.push(...answersIn(next, share, inner).map((answers) => ({ ...given, ...answers })));
  }
  return leaves;
};

/** The place of the `index`-th of `count` things that are taken from a list of `length`, first and last included. */
const evenly = (index: number, count: number, length: number): number =>
  count === 1 ? 0 : Math.floor((index * (length - 1)) / (count - 1));

const answersTo = <T extends RulesetTypes>(choice: Asking | Bill, inner: InnerChoices<T>): readonly Answer[] => {
  if (choice.ask === 'bill') return billsOf(choice).map((given) => ({ given, next: choice.then }));
  const left: readonly Answer[] = choice.skip === undefined ? [] : [{ given: {}, next: choice.skip.then }];
  const answer = (value: JsonValue, next: Choice): Answer => ({ given: { [choice.param]: value }, next });
  if (choice.ask === 'one') {
    return [...choice.of.map((branch) => answer(branch.value, afterBranch(choice, branch))), ...left];
  }
  if (choice.ask === 'way') {
    return [...waysOf(choice).map((stops) => ({ given: answersOfWay(choice, stops), next: choice.then })), ...left];
  }
  if (choice.ask === 'order') {
    return [...innerLeaves(choice.verbs, inner).map((order) => answer(order, choice.then)), ...left];
  }
  return [...samplesOf(choice).map((value) => answer(value, choice.then)), ...left];
};

/** The ways of one stop, and of each start the longest that goes straight on. */
const waysOf = ({ from, to, starts, steps }: Extract<Asking, { ask: 'way' }>): readonly WayStop['value'][][] =>
  starts.flatMap((start) => {
    const stops = [start];
    const ways: WayStop['value'][][] = from <= 1 ? [[start]] : [];
    for (let next = onward(stops, steps); next !== undefined && stops.length < to; next = onward(stops, steps)) {
      stops.push(next);
    }
    if (stops.length > 1 && stops.length >= from) ways.push(stops);
    return ways;
  });

/** The first stop that a way has not come by yet. */
const onward = (
  stops: readonly WayStop['value'][],
  steps: Extract<Asking, { ask: 'way' }>['steps'],
): WayStop['value'] | undefined => (steps[String(stops.at(-1))] ?? []).find((stop) => !stops.includes(stop));

/** Some orders of each verb that may stand inside another. */
const innerLeaves = <T extends RulesetTypes>(verbs: readonly string[], inner: InnerChoices<T>): readonly JsonValue[] =>
  verbs.flatMap((verb) => {
    const found = inner(verb);
    return found === null ? [] : leavesOf(found.kind, found.choice, INNER_LEAVES).map(orderAsValue);
  });

const INNER_LEAVES = 3;

const samplesOf = (choice: Exclude<Asking, { ask: 'one' | 'way' | 'order' }>): readonly JsonValue[] => {
  switch (choice.ask) {
    case 'some':
      return ticksOf(choice);
    case 'number':
      return [...endsAndMiddle(choice.from, choice.to), ...(choice.all === undefined ? [] : [choice.all.value])];
    case 'groups':
      return groupsOf(choice);
    case 'condition':
      return choice.terms.map((term) => [termOf(term)]);
    case 'numbers':
      return splitsOf(choice.count, choice.sum);
    case 'text':
      return [...endsAndMiddle(choice.from, choice.to).map(textOf), ...(choice.examples ?? [])];
  }
};

/** Each group alone with as few and as many as there are, and as many groups as may be. */
const groupsOf = ({ from, to, of }: Extract<Asking, { ask: 'groups' }>): readonly JsonValue[] => {
  const fewest = of.map(({ group, count }) => (count === undefined ? group : { ...group, [count.param]: count.from }));
  const most = of.map(({ group, count }) =>
    count === undefined ? group : { ...group, [count.param]: count.all ?? count.to },
  );
  const alone = from <= 1 ? [...fewest, ...most].map((group) => [group]) : [];
  const ways = [...alone, most.slice(0, to)].filter(({ length }) => length >= from);
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
};

const termOf = ({ measure, than }: ConditionTerm): JsonValue =>
  than === undefined
    ? { measure }
    : { measure, sign: than.signs[0] as string, than: than.from, ...(than.ratio === true ? { of: 2 } : {}) };

const endsAndMiddle = (from: number, to: number): readonly number[] =>
  from > to ? [] : [...new Set([from, from + Math.floor((to - from) / 2), to])];

/** All in the first, as even as can be, and all in the last. */
const splitsOf = (count: number, sum: number): readonly (readonly number[])[] => {
  const first = Array.from({ length: count }, (_, index) => (index === 0 ? sum : 0));
  const even = Array.from({ length: count }, (_, index) => Math.floor(sum / count) + (index < sum % count ? 1 : 0));
  return [first, even, [...first].reverse()];
};

/** A text of that length, with no blank at its end; letters, since some texts are names. */
const textOf = (length: number): string =>
  WORDS.repeat(Math.ceil(length / WORDS.length))
    .slice(0, length)
    .replace(/ $/, 's');
const WORDS = 'Known to all men be it ';
