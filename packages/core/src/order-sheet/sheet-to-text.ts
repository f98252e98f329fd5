import type { HasOrders, OrderCatalogue } from '../order/catalogue.ts';
import { headingIn } from '../order/headings.ts';
import { sectionOf, sectionsOf } from '../order/sections.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { type FilledSheet, sheetTablesOf } from './order-sheet.ts';
import { isFilled, type SheetRow } from './row.ts';
import { lineOfRow } from './row-to-line.ts';

/** Where a line of the text stands on the sheet. */
export interface SheetPlace {
  /** By its place in the spec; null for what is written below the tables. */
  readonly table: number | null;
  readonly row: number;
  /** Its place among all lines of its section, from 1. */
  readonly number: number;
}

/** The sheet as text, and where each of its lines stands on it. */
export interface SheetText {
  readonly text: string;
  /** By the number of the line, from 1; in the order of the text. */
  readonly places: ReadonlyMap<number, SheetPlace>;
}

/** The lines that a sheet says, section by section, with every heading: what is empty on it is empty. */
export const sheetToText = <T extends RulesetTypes>(
  { orders }: HasOrders<T>,
  known: Known<T>,
  filled: FilledSheet,
): SheetText => {
  const said = [...saidInTables(orders, known, filled), ...saidBelow(orders, filled)];
  const text: string[] = [];
  let next = 1;
  const write = (line: string): void => {
    text.push(line);
    next += line.split(LINE_END).length;
  };
  const places = new Map<number, SheetPlace>();
  for (const section of [undefined, ...sectionsOf(orders).map(({ id }) => id)]) {
    if (section !== undefined) write(sectionOf(orders, section)?.heading ?? '');
    const inSection = inTheirOrder(said.filter((each) => each.section === section));
    for (const [at, { line, table, row }] of inSection.entries()) {
      places.set(next, { table, row, number: at + 1 });
      write(line);
    }
  }
  return { text: text.join('\n'), places };
};

/** What a row says, and where it stands. */
interface Said extends Omit<SheetPlace, 'number'> {
  /** As it is written in the row. */
  readonly wanted: number;
  readonly section: string | undefined;
  readonly line: string;
}

const saidInTables = <T extends RulesetTypes>(
  orders: OrderCatalogue<T>,
  known: Known<T>,
  { tables }: FilledSheet,
): readonly Said[] =>
  sheetTablesOf(orders).flatMap((inHand, table) =>
    (tables[table] ?? []).flatMap((each, row): readonly Said[] =>
      isFilled(each)
        ? [{ wanted: wantedBy(each), section: inHand.section, line: lineOfRow(inHand, known, each), table, row }]
        : [],
    ),
  );

const saidBelow = <T extends RulesetTypes>(orders: OrderCatalogue<T>, { lines }: FilledSheet): readonly Said[] =>
  lines.flatMap((each, row): readonly Said[] => {
    if (!isFilled(each)) return [];
    const whole = each.cells.join(' ').trim();
    const heading = headingIn(orders, whole);
    const line = heading === null ? whole : (heading.rest ?? '');
    return [{ wanted: wantedBy(each), section: heading?.section, line, table: null, row }];
  });

/** Rows without a number stand behind all that have one. */
const wantedBy = ({ number }: SheetRow): number =>
  /^\d{1,6}$/.test(number.trim()) ? Number(number) : Number.MAX_SAFE_INTEGER;

const LINE_END = /\r\n|[\n\r]/;

const inTheirOrder = (said: readonly Said[]): readonly Said[] =>
  [...said].sort((one, other) => one.wanted - other.wanted);
