import type { JsonValue } from '../json.ts';
import type { Cells, Table, TableColumn } from '../text/table.ts';
import type { Known, RulesetTypes } from '../types/ruleset-types.ts';

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

/**
 * A table as a campaign with this setting has it, for a report: of each row the cells of its columns, empty where the row says
 * nothing. A column in which no row says anything is left out, unless it is the first.
 */
export const tableIn = <T extends RulesetTypes>(
  columns: readonly ColumnSpec<T>[],
  setting: T['setting'],
  rows: readonly Cells[],
): Table => {
  const shown = columnsIn(columns, setting).filter(({ id }, at) => at === 0 || rows.some((row) => row[id]));
  return {
    columns: shown,
    rows: rows.map((row) => Object.fromEntries(shown.map(({ id }) => [id, row[id] ?? '']))),
  };
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
  /** The orders that settle it: of those that fit only these are offered. Without it all are. */
  readonly verbs?: readonly string[];
  readonly cells: Cells;
}
