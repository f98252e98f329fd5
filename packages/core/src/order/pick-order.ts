import type { Roller } from '../dice/dice.ts';
import type { JsonValue } from '../json.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { assembleOrder } from './assemble.ts';
import { randomBill } from './bill-ways.ts';
import type { Asking, Choice } from './choices.ts';
import type { OrderKind } from './order-kind.ts';

/**
 * A random order from a choice: every branch, number, number of ticks and split of a sum equally likely, and what may be
 * left out is as likely as a branch, or as an answer; of a bill about half, as far as it can be paid. Throws if a branch ends
 * nowhere.
 */
export const pickOrder = <T extends RulesetTypes>(kind: OrderKind<T>, choice: Choice, roller: Roller): T['order'] => {
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
      at = branch.then;
      continue;
    }
    answers[param] = randomAnswer(at, roller);
    at = at.then;
  }
  return assembleOrder(kind, answers);
};

const randomAnswer = (choice: Exclude<Asking, { ask: 'one' }>, roller: Roller): JsonValue => {
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
      return between(choice.from, choice.to, roller);
    case 'numbers':
      return randomSplit(choice.count, choice.sum, roller);
    case 'text': {
      const length = between(choice.from, Math.min(choice.to, choice.from + MOST_LETTERS), roller);
      const letters = Array.from({ length }, () => LETTERS[roller.d(LETTERS.length) - 1]).join('');
      return letters.replace(/^ | $/g, 'x');
    }
  }
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
