import type { OrderKind } from '../order/order-kind.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';

/** A group that is written in more ways than these stays a word: with two of them in a line nobody would find through. */
const MOST_WAYS = 2;

/** How orders of a kind are written, for whoever is shown them: a group, such as `2 Infantry AT Hobfield`, is spelled out. */
export const wordingsOf = <T extends RulesetTypes>({ lines, params }: OrderKind<T>): readonly string[] =>
  lines.flatMap(({ pattern }) =>
    Object.entries(params).reduce<readonly string[]>(
      (wordings, [name, { type }]) =>
        type.kind === 'groups' && type.lines.length <= MOST_WAYS && pattern.includes(`<${name}>`)
          ? wordings.flatMap((words) => type.lines.map((group) => words.replace(`<${name}>`, group.pattern)))
          : wordings,
      [pattern],
    ),
  );
