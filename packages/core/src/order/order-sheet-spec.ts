import type { JsonValue } from '../json.ts';

/** How the orders of a seat stand on an order sheet: in tables, a row an order, a column an argument. */
export interface OrderSheetSpec {
  readonly tables: readonly OrderTable[];
}

/** Rows of orders that have columns in common. */
export interface OrderTable {
  readonly title: string;
  /** The section of its rows; absent where they belong to none. */
  readonly section?: string;
  /** The orders that may stand in it. What stands in no table is written as a line below them all. */
  readonly verbs: readonly string[];
  readonly columns: readonly OrderColumn[];
  /** How many rows there are to write in, besides those that are filled only where it has fewer. */
  readonly rows: number;
}

/** One column of an order table. */
export interface OrderColumn {
  readonly label: string;
  /** What stands in it: names of parameters, or `unit`; of each order at most one. */
  readonly args: readonly string[];
  /**
   * Of an argument made of groups: the groups whose other arguments are `of`, of which only the number stands here. So
   * `Foot 4, Horse 6` is 4 in the column of foot and 6 in that of horse.
   */
  readonly groups?: { readonly count: string; readonly of: { readonly [name: string]: JsonValue } };
}
