import { onceFor } from '../once-for.ts';
import { type HasOrders, type OrderCatalogue, orderKindOf } from '../order/catalogue.ts';
import { grammarOf } from '../order/grammar.ts';
import { headingIn } from '../order/headings.ts';
import type { OrderTable } from '../order/order-sheet-spec.ts';
import { beginsLikeALine, readLines } from '../order/read-lines.ts';
import { sectionOf } from '../order/sections.ts';
import { logicalLines } from '../order/words/logical-lines.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { entriesFor } from './entry.ts';
import { rowOfOrder } from './order-to-row.ts';
import type { SheetRow } from './row.ts';
import type { TableInHand } from './row-to-line.ts';
import { sheetSpecOf } from './usual-sheet.ts';

/** An order sheet that is filled in: the rows of each table, by its place in the spec, and what is written below them as lines. */
export interface FilledSheet {
  readonly tables: readonly (readonly SheetRow[])[];
  readonly lines: readonly SheetRow[];
}

/** A table of the sheet, ready for its rows. */
export interface SheetTable<T extends RulesetTypes = RulesetTypes> extends OrderTable, TableInHand<T> {
  /** Its rows have numbers: others share its section, and their place among those cannot be seen. */
  readonly numbered: boolean;
}

/** The tables of a ruleset's order sheet; made once, or for each setting once where they depend on it. */
export const sheetTablesOf = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  setting: T['setting'],
): readonly SheetTable<T>[] =>
  typeof catalogue.sheet === 'function' && typeof setting === 'object' && setting !== null
    ? tablesBySetting(catalogue)(setting)
    : tablesOf(catalogue);

const tablesOf = onceFor(<T extends RulesetTypes>(catalogue: OrderCatalogue<T>) => tablesIn(catalogue, null));
const tablesBySetting = onceFor(<T extends RulesetTypes>(catalogue: OrderCatalogue<T>) =>
  onceFor((setting: object) => tablesIn(catalogue, setting)),
);

const tablesIn = <T extends RulesetTypes>(
  catalogue: OrderCatalogue<T>,
  setting: T['setting'],
): readonly SheetTable<T>[] => {
  const { tables } = sheetSpecOf(catalogue, setting);
  const { numberSign } = catalogue;
  return tables.map((table) => ({
    ...table,
    ...(numberSign === undefined ? {} : { numberSign }),
    entries: entriesFor(table.verbs.flatMap((verb) => orderKindOf(catalogue, verb) ?? [])),
    numbered: tables.filter(({ section }) => section === table.section).length > 1,
  }));
};

/**
 * Orders as people wrote them, on the sheet: each in the first table of its section that has a place for all of it. Other
 * orders, and lines that nobody understands, stand below as they are.
 */
export const fillSheet = <T extends RulesetTypes>(
  { orders }: HasOrders<T>,
  known: Known<T>,
  text: string,
): FilledSheet => {
  const grammar = grammarOf(orders, 'ruler');
  const logical = logicalLines(text, beginsLikeALine(grammar, known), orders.numberSign);
  const tables = sheetTablesOf(orders, known.setting);
  const filled: SheetRow[][] = tables.map(() => []);
  const below: SheetRow[] = [];
  const counts = new Map<string | undefined, number>();
  for (const { text: line, order, section } of readLines(grammar, known, logical, []).lines) {
    const number = (counts.get(section) ?? 0) + 1;
    counts.set(section, number);
    const place = order === null ? null : placeOf({ orders, known }, tables, order);
    if (place !== null) filled[place.table]?.push({ number: String(number), ...place.row });
    else below.push({ number: String(number), entry: '', cells: [headed(orders, section, line)] });
  }
  return { tables: filled, lines: below };
};

const placeOf = <T extends RulesetTypes>(
  known: Parameters<typeof rowOfOrder<T>>[0],
  tables: readonly SheetTable<T>[],
  order: T['order'],
): { readonly table: number; readonly row: Omit<SheetRow, 'number'> } | null => {
  for (const [table, each] of tables.entries()) {
    if (each.section !== order.section) continue;
    const row = rowOfOrder(known, each, order);
    if (row !== null) return { table, row };
  }
  return null;
};

/** A line with the heading of its section before it. */
const headed = <T extends RulesetTypes>(
  orders: OrderCatalogue<T>,
  section: string | undefined,
  line: string,
): string => {
  const heading = sectionOf(orders, section)?.heading;
  return heading === undefined || headingIn(orders, line) !== null ? line : `${heading} ${line}`;
};
