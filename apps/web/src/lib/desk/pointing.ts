import { type AnyOrder, afterBranch, type Branch, type Choice, type ChoiceTree } from '@chancery/core';

/** Something that may be ordered once the first question is answered: the verb, and what is asked next. */
export interface Pointed {
  readonly verb: string;
  readonly branch: Branch;
}

/** A power as a table has it, and the arguments in which orders name powers; any, if none are said. */
export interface PowerNamed {
  readonly power: string;
  readonly params: readonly string[] | undefined;
}

/** What is offered about one power: orders without a unit that ask for a power first, be it behind the section in hand. */
export const offersAbout = (tree: ChoiceTree, { power, params }: PowerNamed): readonly Pointed[] =>
  Object.entries(tree).flatMap(([verb, asked]) => {
    const choice = behindSection(asked);
    if (choice.ask !== 'one' || choice.param === 'unit' || params?.includes(choice.param) === false) return [];
    const branch = choice.of.find(({ value }) => String(value) === power);
    return branch === undefined ? [] : [{ verb, branch }];
  });

/** Whether an order names a power. */
export const namesPower = ({ args }: AnyOrder, { power, params }: PowerNamed): boolean =>
  Object.entries(args).some(
    ([param, value]) => params?.includes(param) !== false && [value].flat().some((each) => String(each) === power),
  );

const behindSection = (choice: Choice): Choice => {
  if (choice.ask !== 'one' || choice.param !== 'section') return choice;
  const [only, ...others] = choice.of;
  return only === undefined || others.length > 0 ? choice : afterBranch(choice, only);
};
