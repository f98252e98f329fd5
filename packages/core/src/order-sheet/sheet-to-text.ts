import type { HasOrders, OrderCatalogue } from '../order/catalogue.ts';
import { headingIn, headingsMeant } from '../order/headings.ts';
import { sectionOf, sectionsOf } from '../order/sections.ts';
import { logicalLines } from '../order/words/logical-lines.ts';
import { quoted } from '../order/words/quotes.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { closed } from './cell-words.ts';
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
  /** By the number of each physical line, from 1. */
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
  const places = new Map<number, SheetPlace>();
  const write = (line: string, place?: SheetPlace): void => {
    for (const physical of line.split(LINE_END)) {
      text.push(physical);
      if (place !== undefined) places.set(text.length, place);
    }
  };
  for (const section of [undefined, ...sectionsOf(orders).map(({ id }) => id)]) {
    const heading = sectionOf(orders, section)?.heading;
    if (heading !== undefined) write(heading);
    const inSection = inTheirOrder(said.filter((each) => each.section === section));
    for (const [at, { line, table, row }] of inSection.entries()) {
      write(line, { table, row, number: at + 1 });
      // What looks like a heading nobody knows would take the lines below it along.
      if (heading !== undefined && headingsMeant(orders, line) !== null) write(heading);
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
  sheetTablesOf(orders, known.setting).flatMap((inHand, table) =>
    (tables[table] ?? []).flatMap((each, row): readonly Said[] => {
      if (!isFilled(each)) return [];
      const line = inItsPlace(orders, lineOfRow(inHand, known, each));
      return [{ wanted: wantedBy(each), section: inHand.section, line, table, row }];
    }),
  );

/** A row is an order, and says so if it is none: a heading in it would move the rows below. */
const inItsPlace = <T extends RulesetTypes>(orders: OrderCatalogue<T>, line: string): string =>
  headingIn(orders, line)?.rest === null ? quoted(line) : line;

const saidBelow = <T extends RulesetTypes>(orders: OrderCatalogue<T>, { lines }: FilledSheet): readonly Said[] =>
  lines.flatMap((each, row): readonly Said[] => {
    if (!isFilled(each)) return [];
    const wanted = wantedBy(each);
    let above: string | undefined;
    return logicalLines(each.cells.join(' ').trim(), () => false, orders.numberSign).flatMap(({ text }) => {
      const heading = headingIn(orders, text);
      if (heading?.rest === null) above = heading.section;
      if (heading?.rest === null) return [];
      const line = closed(heading?.rest ?? text, orders.numberSign);
      return [{ wanted, section: heading?.section ?? above, line, table: null, row }];
    });
  });

/** Rows without a number stand behind all that have one. */
const wantedBy = ({ number }: SheetRow): number =>
  /^\d{1,6}$/.test(number.trim()) ? Number(number) : Number.MAX_SAFE_INTEGER;

const LINE_END = /\r\n|[\n\r]/;

const inTheirOrder = (said: readonly Said[]): readonly Said[] =>
  [...said].sort((one, other) => one.wanted - other.wanted);
