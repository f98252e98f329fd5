import { type AnyOrder, afterBranch, type Choice, type ChoiceTree, type JsonValue } from '@chancery/core';

/** An order in which a power may be named, and the argument in which it is. */
export interface Pointed {
  readonly verb: string;
  readonly named: { readonly [param: string]: JsonValue };
}

/** A power as a table has it, and the arguments in which orders name powers; any, if none are said. */
export interface PowerNamed {
  readonly power: string;
  readonly params: readonly string[] | undefined;
}

/** What is offered about one power: orders without a unit that ask for a power first, be it behind the section in hand. */
export const offersAbout = (tree: ChoiceTree, { power, params }: PowerNamed): readonly Pointed[] =>
  Object.entries(tree).flatMap(([verb, asked]) => {
    for (const choice of behindSection(asked)) {
      if (choice.ask !== 'one' || choice.param === 'unit' || params?.includes(choice.param) === false) continue;
      const branch = choice.of.find(({ value }) => String(value) === power);
      if (branch !== undefined) return [{ verb, named: { [choice.param]: branch.value } }];
    }
    return [];
  });

/** Whether an order names a power. */
export const namesPower = ({ args }: AnyOrder, { power, params }: PowerNamed): boolean =>
  Object.entries(args).some(
    ([param, value]) => params?.includes(param) !== false && [value].flat().some((each) => String(each) === power),
  );

/** What is asked first, whichever section is chosen. */
const behindSection = (choice: Choice): readonly Choice[] =>
  choice.ask === 'one' && choice.param === 'section'
    ? choice.of.map((branch) => afterBranch(choice, branch))
    : [choice];
