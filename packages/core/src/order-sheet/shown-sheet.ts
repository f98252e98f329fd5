import type { ParamType } from '../order/arguments/param.ts';
import type { HasOrders } from '../order/catalogue.ts';
import { sectionOf } from '../order/sections.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';
import { argsOf, type Entry, paramOf } from './entry.ts';
import { type FilledSheet, type SheetTable, sheetTablesOf } from './order-sheet.ts';
import { emptyRow, isFilled, type SheetRow } from './row.ts';
import { argOf } from './row-to-line.ts';

/** An order table as it is shown, with its empty rows. */
export interface ShownTable {
  /** Its place in the sheet, which names it in a form. */
  readonly at: number;
  readonly title: string;
  readonly numbered: boolean;
  /** How many rows its section takes; absent where any number may stand. */
  readonly takes?: number;
  /** How many cells a row has, with those that are not shown. */
  readonly width: number;
  /** What a row may be; one only where there is no choice. */
  readonly entries: readonly string[];
  readonly columns: readonly ShownColumn[];
  readonly rows: readonly SheetRow[];
}

export interface ShownColumn {
  /** Its place among the cells of a row. */
  readonly at: number;
  readonly label: string;
  /** How it is filled in: with words, a number, a longer text, or a tick. */
  readonly field: 'words' | 'number' | 'text' | 'tick';
  /** What its orders may name there, for whoever knows that. */
  readonly names: readonly string[];
  /** The entries that say something there, by their labels. */
  readonly ofEntries: readonly string[];
}

export interface SheetShowing {
  readonly filled: FilledSheet;
  /** The orders that can be given now: a table that is empty and has none of these is left out. */
  readonly verbs: readonly string[];
  /** Rows in addition to those that a table has. */
  readonly more?: number;
}

/** The tables of a sheet of which there is something to fill in, and the lines below them. */
export const showSheet = <T extends RulesetTypes>(
  { orders }: HasOrders<T>,
  known: Known<T>,
  { filled, verbs, more = 0 }: SheetShowing,
): { readonly tables: readonly ShownTable[]; readonly lines: readonly SheetRow[] } => ({
  tables: toldApart(
    sheetTablesOf(orders, known.setting).flatMap((table, at): readonly ShownTable[] => {
      const rows = (filled.tables[at] ?? []).filter(isFilled);
      const { entries } = table;
      if (rows.length === 0 && !entries.some(({ kind }) => verbs.includes(kind.verb))) return [];
      const takes = sectionOf(orders, table.section)?.takes;
      const width = table.columns.length;
      const empty = Math.max(table.rows - rows.length, takes === undefined ? 1 : 0) + more;
      return [
        {
          at,
          title: table.title,
          numbered: table.numbered,
          ...(takes === undefined ? {} : { takes }),
          width,
          entries: entries.length === 1 && canBeTold(entries) ? [] : entries.map(({ label }) => label),
          columns: columnsOf(table, entries, known),
          rows: [...rows, ...Array.from({ length: empty }, () => emptyRow(width))],
        },
      ];
    }),
  ),
  lines: withEmpty(filled.lines.filter(isFilled), more),
});

/** Tables of one title have numbers behind it, since fields are called by their table. */
const toldApart = (tables: readonly ShownTable[]): readonly ShownTable[] =>
  tables.map((table, at) => {
    const before = tables.slice(0, at).filter(({ title }) => title === table.title).length;
    return before === 0 ? table : { ...table, title: `${table.title} (${before + 1})` };
  });

const withEmpty = (lines: readonly SheetRow[], more: number): readonly SheetRow[] => [
  ...lines,
  ...Array.from({ length: Math.max(OTHER_LINES - lines.length, 1) + more }, () => emptyRow(1)),
];

/** So many lines there are to write in for what has no place in the tables. */
const OTHER_LINES = 3;

/** An order without any argument is given by its name alone, so that has to be asked. */
const canBeTold = <T extends RulesetTypes>(entries: readonly Entry<T>[]): boolean =>
  entries.every((entry) => argsOf(entry).length > 0);

const columnsOf = <T extends RulesetTypes>(
  { columns }: SheetTable<T>,
  entries: readonly Entry<T>[],
  known: Known<T>,
): readonly ShownColumn[] =>
  columns.flatMap((column, at): readonly ShownColumn[] => {
    const said = entries.flatMap((entry) => {
      const name = argOf(entry, column);
      const type = name === undefined ? undefined : paramOf(entry.kind, name)?.type;
      return type === undefined ? [] : [{ of: entry.label, type }];
    });
    const types = said.map(({ type }) => type);
    if (types.length === 0) return [];
    const field = column.groups !== undefined ? 'number' : fieldOf(types);
    const names = field === 'words' ? namesIn(types, known) : [];
    return [{ at, label: column.label, field, names, ofEntries: said.map(({ of }) => of) }];
  });

const fieldOf = <T extends RulesetTypes>(types: readonly ParamType<T>[]): ShownColumn['field'] => {
  if (types.every(({ kind }) => kind === 'flag')) return 'tick';
  if (types.every((type) => type.kind === 'number' && type.all === undefined)) return 'number';
  return types.some((type) => type.kind === 'text' && type.to > LONG_TEXT) ? 'text' : 'words';
};

/** In characters: what is longer may need more than one line. */
const LONG_TEXT = 80;

/** The names that may stand there, each once; not all where there are very many. */
const namesIn = <T extends RulesetTypes>(types: readonly ParamType<T>[], known: Known<T>): readonly string[] => {
  const named = types.flatMap((type) => (type.kind === 'named' ? [type] : type.kind === 'list' ? [type.of] : []));
  const examples = types.flatMap((type) => (type.kind === 'text' ? (type.examples ?? []) : []));
  const names = [...new Set(named)].flatMap((type) => type.of(known).flatMap(({ names: [first] }) => first ?? []));
  return [...new Set([...names, ...examples])].slice(0, MOST_NAMES);
};

const MOST_NAMES = 400;
