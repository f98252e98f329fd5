import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { HasOrders } from './catalogue.ts';
import { sectionsOf } from './sections.ts';

/** The JSON of a whole sheet, in which every section is held: its orders, then the headings. */
export const wholeSheetJson = <T extends RulesetTypes>(
  { orders: catalogue }: HasOrders<T>,
  orders: readonly T['order'][],
): readonly (T['order'] | { readonly section: string })[] => [
  ...orders,
  ...(catalogue.replaces === 'sections' ? sectionsOf(catalogue).map(({ id }) => ({ section: id })) : []),
];
