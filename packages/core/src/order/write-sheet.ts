import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { type HasOrders, type OrderCatalogue, orderKindOf } from './catalogue.ts';
import { inSections, sectionOf, sectionsOf } from './sections.ts';
import { writeLine } from './write-line.ts';

/** The orders as lines, below the headings of their sections. Throws if an order cannot be said. */
export const writeSheet = <T extends RulesetTypes>(
  { orders: catalogue }: HasOrders<T>,
  known: Known<T>,
  orders: readonly T['order'][],
): readonly string[] => {
  let under: string | undefined;
  return inSections(catalogue, orders, (order) => order).flatMap((order) => {
    const line = writeLine(catalogue, known, order);
    if (order.section === undefined || order.section === under) return [line];
    under = order.section;
    return [headingOf(catalogue, under), line];
  });
};

/**
 * The same for a sheet that is to be sent back as a whole: every heading stands there, so that a section is empty of which all
 * orders were struck out.
 */
export const writeWholeSheet = <T extends RulesetTypes>(
  ruleset: HasOrders<T>,
  known: Known<T>,
  orders: readonly T['order'][],
): readonly string[] => {
  const { orders: catalogue } = ruleset;
  const sections = sectionsOf(catalogue);
  if (sections.length === 0) return writeSheet(ruleset, known, orders);
  const free = orders.filter(({ section }) => section === undefined);
  return [
    ...writeSheet(ruleset, known, free),
    ...sections.flatMap(({ id, heading }) => {
      const within = orders.filter(({ section }) => section === id);
      return [heading, ...within.map((order) => writeLine(catalogue, known, order))];
    }),
  ];
};

/** One order that says by itself where it stands: its line, behind its heading where the verb does not tell. */
export const writeAlone = <T extends RulesetTypes>(
  { orders: catalogue }: HasOrders<T>,
  known: Known<T>,
  order: T['order'],
): string => {
  const line = writeLine(catalogue, known, order);
  const may = orderKindOf(catalogue, order.verb)?.sections ?? [];
  return order.section === undefined || may.length === 1 ? line : `${headingOf(catalogue, order.section)} ${line}`;
};

const headingOf = <T extends RulesetTypes>(catalogue: OrderCatalogue<T>, id: string): string => {
  const section = sectionOf(catalogue, id);
  if (section === undefined) throw new Error(`there is no section ${id}`);
  return section.heading;
};
