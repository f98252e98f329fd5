import { afterBranch, type Branch, type Choice, type ChoiceTree } from '@chancery/core';

/** Something that may be ordered once the first question is answered: the verb, and what is asked next. */
export interface Pointed {
  readonly verb: string;
  readonly branch: Branch;
}

/** What is offered about one power: orders without a unit that ask for a power first, be it behind the section in hand. */
export const offersAbout = (tree: ChoiceTree, power: string): readonly Pointed[] =>
  Object.entries(tree).flatMap(([verb, asked]) => {
    const choice = behindSection(asked);
    if (choice.ask !== 'one' || choice.param === 'unit') return [];
    const branch = choice.of.find(({ value }) => value === power);
    return branch === undefined ? [] : [{ verb, branch }];
  });

const behindSection = (choice: Choice): Choice => {
  if (choice.ask !== 'one' || choice.param !== 'section') return choice;
  const [only, ...others] = choice.of;
  return only === undefined || others.length > 0 ? choice : afterBranch(choice, only);
};
