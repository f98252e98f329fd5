import type { JsonValue } from '../json.ts';
import type { RulesetTypes } from '../types/ruleset-types.ts';
import { type HasOrders, orderKindOf } from './catalogue.ts';
import { type Asking, afterBranch, type Choice, type ChoiceTree, type WayStop } from './choices.ts';
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
    const asked = tree[verb];
    const choice = asked === undefined ? undefined : afterSection(asked);
    return kind === undefined || choice === undefined ? null : { kind, choice };
  };

/** An order inside another stands in no section of its own: it is asked what the first of them would ask. */
export const afterSection = (choice: Choice): Choice => {
  if (choice.ask !== 'one' || choice.param !== 'section') return choice;
  const [first] = choice.of;
  return first === undefined ? choice : afterBranch(choice, first);
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
