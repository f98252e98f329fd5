import type { JsonValue } from '../json.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';

/** A column of a table as it is shown. */
export interface TableColumn {
  readonly id: string;
  readonly label: string;
  readonly align: 'left' | 'right';
  /** Its whole numbers may be added up, as where units stand in one place. */
  readonly sum?: true;
}

/** A column as a ruleset declares it. */
export interface ColumnSpec<T extends RulesetTypes> extends TableColumn {
  /** Whether a campaign with this setting has it; without this every campaign does. */
  when?(setting: T['setting']): boolean;
}

/** The columns that a campaign has. */
export const columnsIn = <T extends RulesetTypes>(
  columns: readonly ColumnSpec<T>[],
  setting: T['setting'],
): readonly TableColumn[] =>
  columns
    .filter(({ when }) => when === undefined || when(setting))
    .map(({ id, label, align, sum }) => ({ id, label, align, ...(sum === undefined ? {} : { sum }) }));

/** The cells of a row by column; what a column does not have is empty. */
export type Cells = { readonly [column: string]: string };

/** What a column holds in some rows together, where it is to be added up; null where a cell is no whole number. */
export const sumOf = (rows: readonly { readonly cells: Cells }[], column: TableColumn): number | null => {
  if (column.sum === undefined) return null;
  const cells = rows.map(({ cells }) => cells[column.id] ?? '').filter((cell) => cell !== '');
  return cells.every((cell) => /^-?\d{1,9}$/.test(cell)) ? cells.reduce((sum, cell) => sum + Number(cell), 0) : null;
};

/**
 * What a seat has or deals with, of one kind: holdings, people, routes, proposals. Beside each row the client offers the orders
 * in which that thing can be named, already named.
 */
export interface OwnTableSpec<T extends RulesetTypes> {
  /** Letters, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly ColumnSpec<T>[];
  rows(known: Known<T>, drafted: readonly T['order'][]): readonly OwnRow[];
  /** Said where there is none. */
  readonly empty: string;
}

export interface OwnRow {
  /** Its own in the table. */
  readonly id: string;
  /** What a form says when the thing is named already. */
  readonly name: string;
  /**
   * The ways in which orders name it: arguments with their values, all of one way together, such as the domain and what it
   * proposes. An order fits if its questions can be answered so.
   */
  readonly named: readonly { readonly [param: string]: JsonValue }[];
  readonly cells: Cells;
}
