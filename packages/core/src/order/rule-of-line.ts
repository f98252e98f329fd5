import type { RuleNumber } from '../ids.ts';
import type { AnyOrder } from '../types/order.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { type HasOrders, orderKindOf, orderKindsOf } from './catalogue.ts';
import { fold } from './words/fold.ts';

/** The rule of an order, or of the order that a malformed line seems to be: the one with the longest verb in it. */
export const ruleOfLine = (
  { orders }: HasOrders<RulesetTypes>,
  order: AnyOrder | undefined,
  text: string,
): RuleNumber | null => {
  if (order !== undefined) return orderKindOf(orders, order.verb)?.rule ?? null;
  const words = ` ${fold(text.replace(/\W+/g, ' '))} `;
  const fitting = orderKindsOf(orders)
    .filter(({ verb }) => words.includes(` ${fold(verb)} `))
    .sort((a, b) => b.verb.length - a.verb.length);
  return fitting[0]?.rule ?? null;
};
