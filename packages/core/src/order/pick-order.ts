import type { Roller } from '../dice/dice.ts';
import type { JsonValue } from '../json.ts';
import type { RulesetTypes } from '../ruleset/types.ts';
import { assembleOrder } from './assemble.ts';
import type { Choice } from './choices.ts';
import type { OrderKind } from './order-kind.ts';

/** A random order from a choice: every branch, number and split of a sum equally likely. Throws if a branch ends nowhere. */
export const pickOrder = <T extends RulesetTypes>(kind: OrderKind<T>, choice: Choice, roller: Roller): T['order'] => {
  const answers: { [param: string]: JsonValue } = {};
  let at = choice;
  while (at.ask !== 'done') {
    const { param } = at;
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

type Range = Exclude<Choice, { ask: 'done' | 'one' }>;

const randomAnswer = (choice: Range, roller: Roller): JsonValue => {
  switch (choice.ask) {
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

/** A sum of at most `sum`, cut at random into `count` parts. */
const randomSplit = (count: number, sum: number, roller: Roller): readonly number[] => {
  const cuts = Array.from({ length: count }, () => between(0, sum, roller)).sort((one, other) => one - other);
  return cuts.map((cut, index) => cut - (cuts[index - 1] ?? 0));
};

const MOST_LETTERS = 60;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz  .,"ÅÉ';
