import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Known, RulesetTypes } from '../ruleset/types.ts';
import { orderKindsOf } from './catalogue.ts';
import type { Choice, ChoiceTree } from './choices.ts';
import type { OrderKind } from './order-kind.ts';

/** All that may be ordered now, beside what is drafted already. Verbs under which nothing may be ordered are left out. */
export const choiceTree = <T extends RulesetTypes>(
  { orders }: Pick<Ruleset<T>, 'orders'>,
  known: Known<T>,
  drafted: readonly T['order'][],
  by: OrderKind<T>['by'] = 'ruler',
): ChoiceTree => {
  const tree: { [verb: string]: Choice } = {};
  for (const kind of orderKindsOf(orders, by)) {
    const choice = kind.options(known, drafted);
    if (choice !== null) tree[kind.verb] = choice;
  }
  return tree;
};
