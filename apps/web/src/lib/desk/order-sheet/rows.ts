import { emptyRow, type FilledSheet, isFilled, type SheetPlace, type SheetRow, type ShownTable } from '@chancery/core';
import type { HeldRow } from '../kept-draft.ts';

type Place = Pick<SheetPlace, 'table' | 'row'>;

export const rowsIn = ({ tables, lines }: FilledSheet, table: number | null): readonly SheetRow[] =>
  table === null ? lines : (tables[table] ?? []);

/** The sheet with other rows in one table; null is that of the lines below. */
export const changed = (
  { tables, lines }: FilledSheet,
  table: number | null,
  change: (rows: readonly SheetRow[]) => readonly SheetRow[],
): FilledSheet =>
  table === null
    ? { tables, lines: change(lines) }
    : { tables: tables.with(table, change(tables[table] ?? [])), lines };

/** Rows with an empty one at the end to write in. */
export const padded = (rows: readonly SheetRow[], width: number): readonly SheetRow[] => {
  const last = rows.at(-1);
  return last === undefined || isFilled(last) ? [...rows, emptyRow(width)] : rows;
};

export const withoutRow = (filled: FilledSheet, { table, row }: Place): FilledSheet =>
  changed(filled, table, (rows) => rows.filter((_, at) => at !== row));

/** A sheet with rows that are no orders yet in their tables again, behind the others; those of tables that are gone below. */
export const withHeld = (filled: FilledSheet, held: readonly HeldRow[]): FilledSheet =>
  held.reduce((sheet, { table, row }) => {
    const isThere = table === null || table < sheet.tables.length;
    const own: SheetRow = isThere ? row : { ...row, entry: '', cells: [[row.entry, ...row.cells].join(' ')] };
    return changed(sheet, isThere ? table : null, (rows) => [...rows, { ...own, number: '' }]);
  }, filled);

/** Two rows change places in their section: their numbers, and within one table the rows themselves. */
export const swapped = (filled: FilledSheet, one: Place, other: Place): FilledSheet => {
  const [first, second] = [one, other].map(({ table, row }) => rowsIn(filled, table)[row]);
  if (first === undefined || second === undefined) return filled;
  const moved = { ...first, number: second.number };
  const back = { ...second, number: first.number };
  const put = (sheet: FilledSheet, { table, row }: Place, what: SheetRow) =>
    changed(sheet, table, (rows) => rows.with(row, what));
  return one.table === other.table
    ? put(put(filled, other, moved), one, back)
    : put(put(filled, one, moved), other, back);
};

/**
 * A row that was filled in between others belongs there: it takes the number of the next one, before which it stands. Where
 * numbers are shown it goes behind all of its section instead.
 */
export const inBetween = (filled: FilledSheet, tables: readonly ShownTable[]): FilledSheet =>
  tables
    .filter(({ numbered: shows }) => !shows)
    .reduce(
      (sheet, { at }) =>
        changed(sheet, at, (rows) => {
          let next = '';
          return rows
            .toReversed()
            .map((row) => {
              const own = isFilled(row) && row.number === '' ? { ...row, number: next } : row;
              if (isFilled(own)) next = own.number;
              return own;
            })
            .reverse();
        }),
      filled,
    );

/** Every row with its place in its section as its number, and an empty one at the end of each table that takes more. */
export const numbered = (
  filled: FilledSheet,
  tables: readonly ShownTable[],
  places: readonly SheetPlace[],
): FilledSheet => {
  const numbers = new Map(places.map(({ table, row, number }) => [`${table} ${row}`, `${number}`]));
  const own = (table: number | null): readonly SheetRow[] =>
    rowsIn(filled, table).map((row, at) => ({ ...row, number: numbers.get(`${table} ${at}`) ?? '' }));
  return {
    tables: filled.tables.map((_, at) => {
      const shown = tables.find((table) => table.at === at);
      const rows = own(at);
      if (shown === undefined || rows.filter(isFilled).length >= (shown.takes ?? Infinity)) return rows;
      return padded(rows, shown.width);
    }),
    lines: padded(own(null), 1),
  };
};
