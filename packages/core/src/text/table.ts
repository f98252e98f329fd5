/** A column of a table as it is shown. */
export interface TableColumn {
  readonly id: string;
  readonly label: string;
  readonly align: 'left' | 'right';
  /** Its whole numbers may be added up, as where units stand in one place. */
  readonly sum?: true;
}

/** The cells of a row by column; what a column does not have is empty. */
export type Cells = { readonly [column: string]: string };

/** What a column holds in some rows together, where it is to be added up; null where a cell is no whole number. */
export const sumOf = (rows: readonly { readonly cells: Cells }[], column: TableColumn): number | null => {
  if (column.sum === undefined) return null;
  const cells = rows.map(({ cells }) => cells[column.id] ?? '').filter((cell) => cell !== '');
  return cells.every((cell) => /^-?\d{1,9}$/.test(cell)) ? cells.reduce((sum, cell) => sum + Number(cell), 0) : null;
};

/**
 * A table as it is read: below a line of a report, and among the rules in brief. One spec, from which come a table of text, one of
 * HTML and one on the desk. Its first column says what each row is about.
 */
export interface Table {
  /** One or more. */
  readonly columns: readonly TableColumn[];
  readonly rows: readonly Cells[];
}
