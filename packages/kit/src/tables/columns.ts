import type { Table, TableColumn } from '@chancery/core';

/** A column of a table, by its id and what stands above it. */
export interface Column<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly align: 'left' | 'right';
}

/** A column of words. */
export const words = <Id extends string>(id: Id, label: string): Column<Id> => ({ id, label, align: 'left' });

/** A column of numbers. */
export const numbers = <Id extends string>(id: Id, label: string): Column<Id> => ({ id, label, align: 'right' });

/** A column of whole numbers that are added up where several rows stand together. */
export const summed = <Id extends string>(id: Id, label: string): Column<Id> & { readonly sum: true } => ({
  ...numbers(id, label),
  sum: true,
});

/** A table of rows that have their cells in the order of its columns. */
export const tableOf = (columns: readonly TableColumn[], rows: readonly (readonly string[])[]): Table => ({
  columns,
  rows: rows.map((cells) => Object.fromEntries(columns.map(({ id }, at) => [id, cells[at] ?? '']))),
});
