import type { Branch, ChoiceTree } from '@chancery/core';

/** Something that may be ordered once the first question is answered: the verb, and what is asked next. */
export interface Pointed {
  readonly verb: string;
  readonly branch: Branch;
}

/** What is offered about one power: orders without a unit that ask for a power first. */
export const offersAbout = (tree: ChoiceTree, power: string): readonly Pointed[] =>
  Object.entries(tree).flatMap(([verb, choice]) => {
    if (choice.ask !== 'one' || choice.param === 'unit') return [];
    const branch = choice.of.find(({ value }) => value === power);
    return branch === undefined ? [] : [{ verb, branch }];
  });
