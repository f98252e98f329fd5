import type { Branch, ChoiceTree } from '@chancery/core';

/** Something that may be ordered once the first question is answered: the verb, and what is asked next. */
export interface Pointed {
  readonly verb: string;
  readonly branch: Branch;
}

/** What is offered for one unit: the verb, and what is asked when the unit is named. */
export const offersFor = (tree: ChoiceTree, unit: string): readonly Pointed[] =>
  firstAnswered(tree, unit, (param) => param === 'unit');

/** What is offered about one power: orders of no unit that ask for a power first. */
export const offersAbout = (tree: ChoiceTree, power: string): readonly Pointed[] =>
  firstAnswered(tree, power, (param) => param !== 'unit');

/** The verbs whose first question may be answered so. */
const firstAnswered = (tree: ChoiceTree, answer: string, asked: (param: string) => boolean): readonly Pointed[] =>
  Object.entries(tree).flatMap(([verb, choice]) => {
    if (choice.ask !== 'one' || !asked(choice.param)) return [];
    const branch = choice.of.find(({ value }) => value === answer);
    return branch === undefined ? [] : [{ verb, branch }];
  });
