import { canonicalText } from '../canonical.ts';
import { madeWhenRead } from '../made-when-read.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { type HasOrders, type OrderCatalogue, orderKindsOf } from './catalogue.ts';
import type { Choice, ChoiceTree } from './choices.ts';
import type { OrderKind } from './order-kind.ts';
import { countInSections, sectionOf } from './sections.ts';

/**
 * All that may be ordered now, beside what is drafted already. Verbs under which nothing may be ordered are left out. The
 * choices of a verb are made when they are read: whoever asks for one does not pay for the others (docs/decisions/0038).
 */
export const choiceTree = <T extends RulesetTypes>(
  { orders }: HasOrders<T>,
  known: Known<T>,
  drafted: readonly T['order'][],
  by: OrderKind<T>['by'] = 'ruler',
): ChoiceTree => {
  const kinds = new Map(orderKindsOf(orders, by).map((kind) => [kind.verb as string, kind]));
  return madeWhenRead(
    () => kinds.keys(),
    (verb) => {
      const kind = kinds.get(verb);
      return kind === undefined ? null : choiceOf(orders, kind, known, drafted);
    },
  );
};

/**
 * What may be ordered of one kind. Where it may stand in several sections, the first question is in which: only those are
 * offered that have room. What it asks in all of them alike stands once.
 */
export const choiceOf = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  kind: OrderKind<T>,
  known: Known<T>,
  drafted: readonly T['order'][],
): Choice | null => {
  if (kind.sections === undefined) return kind.options(known, drafted);
  const open = openSections(catalogue, kind.sections, drafted);
  const [first] = open;
  if (first === undefined) return null;
  if (kind.sections.length === 1) return kind.options(known, drafted, first.id);
  // Whoever does not ask for the section offers the same in all.
  const same = kind.options.length < 3 ? kind.options(known, drafted) : undefined;
  const branches = open.flatMap(({ id, title }) => {
    const then = same === undefined ? kind.options(known, drafted, id) : same;
    return then === null ? [] : [{ value: id, label: title, then }];
  });
  const [one, ...others] = branches;
  if (one === undefined) return null;
  const { then } = one;
  if (others.some((other) => other.then !== then && canonicalText(other.then) !== canonicalText(then))) {
    return { ask: 'one', param: 'section', of: branches };
  }
  return { ask: 'one', param: 'section', of: branches.map(({ value, label }) => ({ value, label })), then };
};

const openSections = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  ids: readonly string[],
  drafted: readonly T['order'][],
) => {
  const counts = countInSections(drafted);
  return ids.flatMap((id) => {
    const section = sectionOf(catalogue, id);
    return section === undefined || (counts.get(id) ?? 0) >= (section.takes ?? Number.POSITIVE_INFINITY)
      ? []
      : [section];
  });
};
