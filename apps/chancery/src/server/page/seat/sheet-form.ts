import type { FilledSheet, OrderCatalogue, RulesetTypes, SheetRow } from '@chancery/core';
import { sheetTablesOf } from '@chancery/core';
import type { Form } from '../frame/form.ts';

/** The names of the fields of a row: its number, its entry, its cells. The lines below the tables are the table `lines`. */
export const fieldsOf = (table: number | null, row: number) => {
  const own = `${table === null ? 'lines' : `t${table}`}.r${row}`;
  return { number: `${own}.n`, entry: `${own}.e`, cell: (at: number): string => `${own}.c${at}` };
};

/** Tells how many rows of a table the form has. */
export const rowsField = (table: number | null): string => `${table === null ? 'lines' : `t${table}`}.rows`;

/** More rows than any sheet has. */
export const MOST_ROWS = 200;

/** An order sheet as it comes in a form. Tables that the form does not have are empty. */
export const readSheetForm = (catalogue: OrderCatalogue<RulesetTypes>, setting: unknown, field: Form): FilledSheet => {
  const rowsOf = (table: number | null, columns: number): readonly SheetRow[] =>
    Array.from({ length: Math.min(Number(field(rowsField(table))) || 0, MOST_ROWS) }, (_, row) => {
      const { number, entry, cell } = fieldsOf(table, row);
      return {
        number: field(number),
        entry: field(entry),
        cells: Array.from({ length: columns }, (_column, at) => typed(field(cell(at)))),
      };
    });
  return {
    tables: sheetTablesOf(catalogue, setting).map(({ columns }, table) => rowsOf(table, columns.length)),
    lines: rowsOf(null, 1),
  };
};

const typed = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();
