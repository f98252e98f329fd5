import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { type HasOrders, orderKindsOf } from './catalogue.ts';
import type { Choice, ChoiceTree } from './choices.ts';
import type { OrderKind } from './order-kind.ts';

/** All that may be ordered now, beside what is drafted already. Verbs under which nothing may be ordered are left out. */
export const choiceTree = <T extends RulesetTypes>(
  { orders }: HasOrders<T>,
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
