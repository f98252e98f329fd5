import type { JsonValue } from '../json.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { type HasOrders, orderKindOf } from './catalogue.ts';
import type { Asking, Choice, ChoiceTree, WayStop } from './choices.ts';
import type { OrderKind } from './order-kind.ts';

/** What may be ordered of a verb inside another order; null when nothing. */
export type InnerChoices<T extends RulesetTypes> = (
  verb: string,
) => { readonly kind: OrderKind<T>; readonly choice: Choice } | null;

/** The choices of the tree in which the order stands itself, so that they are not told twice. */
export const innerChoices =
  <T extends RulesetTypes>({ orders }: HasOrders<T>, tree: ChoiceTree): InnerChoices<T> =>
  (verb) => {
    const kind = orderKindOf(orders, verb);
    const choice = tree[verb];
    return kind === undefined || choice === undefined ? null : { kind, choice };
  };

export const NOTHING_INSIDE: InnerChoices<never> = () => null;

/** The answers that a way gives: its stops, the last of them apart where it is the answer to another question. */
export const answersOfWay = (
  { param, last }: Extract<Asking, { ask: 'way' }>,
  stops: readonly WayStop['value'][],
): { readonly [param: string]: JsonValue } => {
  if (last === undefined) return { [param]: stops };
  const via = stops.slice(0, -1);
  return { ...(via.length === 0 ? {} : { [param]: via }), [last]: stops.at(-1) as WayStop['value'] };
};
