import type { Roller } from '../dice/dice.ts';
import type { JsonValue } from '../json.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { orderAsValue } from './arguments/inner-order.ts';
import type { ConditionTerm } from './arguments/param.ts';
import { assembleOrder } from './assemble.ts';
import { randomBill } from './bill-ways.ts';
import { type Asking, afterBranch, type Choice, type GroupOffer, type WayStop } from './choices.ts';
import { answersOfWay, type InnerChoices, NOTHING_INSIDE } from './inner-choices.ts';
import type { OrderKind } from './order-kind.ts';

/**
 * A random order from a choice: every branch, number, number of ticks and split of a sum equally likely, and what may be
 * left out is as likely as a branch, or as an answer; of a bill about half, as far as it can be paid. Throws if a branch ends
 * nowhere.
 */
export const pickOrder = <T extends RulesetTypes>(
  kind: OrderKind<T>,
  choice: Choice,
  roller: Roller,
  inner: InnerChoices<T> = NOTHING_INSIDE,
): T['order'] => {
  const answers: { [param: string]: JsonValue } = {};
  let at = choice;
  while (at.ask !== 'done') {
    if (at.ask === 'bill') {
      Object.assign(answers, randomBill(at, roller));
      at = at.then;
      continue;
    }
    const { param, skip } = at;
    if (skip !== undefined && roller.d(1 + (at.ask === 'one' ? at.of.length : 1)) === 1) {
      at = skip.then;
      continue;
    }
    if (at.ask === 'one') {
      const branch = at.of[roller.d(Math.max(at.of.length, 1)) - 1];
      if (branch === undefined) throw new Error(`${kind.verb}: nothing to choose for ${param}`);
      answers[param] = branch.value;
      at = afterBranch(at, branch);
      continue;
    }
    if (at.ask === 'way') Object.assign(answers, randomWay(at, roller));
    else if (at.ask === 'order') answers[param] = randomInner(at.verbs, roller, inner);
    else answers[param] = randomAnswer(at, roller);
    at = at.then;
  }
  return assembleOrder(kind, answers);
};

/** One of the orders that may stand inside another now. Throws if there is none. */
const randomInner = <T extends RulesetTypes>(
  verbs: readonly string[],
  roller: Roller,
  inner: InnerChoices<T>,
): JsonValue => {
  const offered = verbs.flatMap((verb) => inner(verb) ?? []);
  const chosen = offered[roller.d(Math.max(offered.length, 1)) - 1];
  if (chosen === undefined) throw new Error(`nothing of ${verbs.join(', ')} can be ordered`);
  return orderAsValue(pickOrder(chosen.kind, chosen.choice, roller));
};

/** A walk of a random length, as far as it leads on. */
const randomWay = (
  choice: Extract<Asking, { ask: 'way' }>,
  roller: Roller,
): { readonly [param: string]: JsonValue } => {
  const length = between(choice.from, choice.to, roller);
  const stops: WayStop['value'][] = [];
  let next = choice.starts;
  while (stops.length < length && next.length > 0) {
    const stop = next[roller.d(next.length) - 1] as WayStop['value'];
    stops.push(stop);
    next = choice.steps[String(stop)] ?? [];
  }
  return answersOfWay(choice, stops);
};

const randomAnswer = (choice: Exclude<Asking, { ask: 'one' | 'way' | 'order' }>, roller: Roller): JsonValue => {
  switch (choice.ask) {
    case 'some': {
      const count = between(choice.from, Math.min(choice.to, choice.of.length), roller);
      return randomTicks(
        choice.of.map(({ value }) => value),
        count,
        roller,
      );
    }
    case 'number':
      if (choice.all !== undefined && roller.d(2) === 1) return choice.all.value;
      return between(choice.from, choice.to, roller);
    case 'groups': {
      const count = between(choice.from, Math.min(choice.to, choice.of.length), roller);
      return randomTicks(
        choice.of.map((offer) => randomGroup(offer, roller)),
        count,
        roller,
      );
    }
    case 'condition': {
      const count = between(1, Math.min(choice.to, choice.terms.length), roller);
      return randomTicks(
        choice.terms.map((term) => randomTerm(term, roller)),
        count,
        roller,
      );
    }
    case 'numbers':
      return randomSplit(choice.count, choice.sum, roller);
    case 'text': {
      const length = between(choice.from, Math.min(choice.to, choice.from + MOST_LETTERS), roller);
      const letters = Array.from({ length }, () => LETTERS[roller.d(LETTERS.length) - 1]).join('');
      return letters.replace(/^ | $/g, 'x');
    }
  }
};

const randomGroup = ({ group, count }: GroupOffer, roller: Roller): JsonValue =>
  count === undefined ? group : { ...group, [count.param]: between(count.from, count.to, roller) };

const randomTerm = ({ measure, than }: ConditionTerm, roller: Roller): JsonValue =>
  than === undefined
    ? { measure }
    : {
        measure,
        sign: than.signs[roller.d(than.signs.length) - 1] as string,
        than: between(than.from, than.to, roller),
        ...(than.ratio === true ? { of: roller.d(9) } : {}),
      };

const between = (from: number, to: number, roller: Roller): number => from + roller.d(Math.max(to - from + 1, 1)) - 1;

/** `count` of the values, in a random order. Throws if there are fewer. */
const randomTicks = (values: readonly JsonValue[], count: number, roller: Roller): readonly JsonValue[] => {
  if (values.length < count) throw new Error(`${count} of ${values.length} are to be ticked`);
  const left = [...values];
  return Array.from({ length: count }, () => left.splice(roller.d(left.length) - 1, 1)[0] as JsonValue);
};

/** A sum of at most `sum`, cut at random into `count` parts. */
const randomSplit = (count: number, sum: number, roller: Roller): readonly number[] => {
  const cuts = Array.from({ length: count }, () => between(0, sum, roller)).sort((one, other) => one - other);
  return cuts.map((cut, index) => cut - (cuts[index - 1] ?? 0));
};

const MOST_LETTERS = 60;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz  .,"ÅÉ';
