import type { Finding } from '../types/refusal.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import type { MessageFrame } from './message-frame.ts';
import type { Depth, OrderKind } from './order-kind.ts';
import type { OrderSection } from './order-section.ts';
import type { OrderSheetSpec } from './order-sheet-spec.ts';
import type { NumberSign } from './words/words.ts';

/** A finding about one order of a sheet (its index) or about the sheet as a whole (null). */
export interface SheetFinding<T extends RulesetTypes> extends Finding<T['refusal']> {
  readonly index: number | null;
}

/** Every order of a ruleset, and what can only be judged of a sheet as a whole (limits, overspending). */
export interface OrderCatalogue<T extends RulesetTypes> {
  readonly kinds: { readonly [Verb in T['order']['verb']]: OrderKind<T, Extract<T['order'], { verb: Verb }>> };
  /** What `#` does before a digit; without it a comment begins there. */
  readonly numberSign?: NumberSign;
  /** The sections of a ruler's sheet, in their order. Without them a sheet is one list. */
  readonly sections?: readonly OrderSection[];
  /**
   * What a later message takes the place of: the whole sheet, unless said, or only the sections that it holds. Then every
   * order of a ruler belongs to a section, but for those that act on arrival.
   */
  readonly replaces?: 'sheet' | 'sections';
  /** The rules go by who was first: every order has its rank of arrival when the turn is run. */
  readonly ranked?: true;
  /** The first and the last line that a message may have around its orders. */
  readonly frame?: MessageFrame<T>;
  /**
   * The tables of the order sheet, which may depend on the setting, as where each scenario has its own kinds of troops. Without it
   * they are made from the sections, groups and arguments of the orders.
   */
  readonly sheet?: OrderSheetSpec | ((setting: T['setting']) => OrderSheetSpec);
  together(known: Known<T>, orders: readonly T['order'][], depth: Depth): readonly SheetFinding<T>[];
}

/** What knows a ruleset's orders: the ruleset itself, and the part of it that a desk loads. */
export interface HasOrders<T extends RulesetTypes> {
  readonly orders: OrderCatalogue<T>;
}

/** Every kind of order, as declared; with `by`, only a ruler's orders or only the master's acts. */
export const orderKindsOf = <T extends RulesetTypes>(
  { kinds }: OrderCatalogue<T>,
  by?: OrderKind<T>['by'],
): readonly OrderKind<T>[] => {
  const all = Object.values<OrderKind<T>>(kinds);
  return by === undefined ? all : all.filter((kind) => kind.by === by);
};

/** The kind of order that a verb names; undefined if none. */
export const orderKindOf = <T extends RulesetTypes>(
  { kinds }: OrderCatalogue<T>,
  verb: string,
): OrderKind<T> | undefined => (Object.hasOwn(kinds, verb) ? (kinds as ByVerb<T>)[verb] : undefined);

type ByVerb<T extends RulesetTypes> = { readonly [verb: string]: OrderKind<T> };
