/** A row of an order table as it stands on the page: nothing in it is understood yet. */
export interface SheetRow {
  /** The place of the order in its section, or on the whole sheet; empty if nobody says. */
  readonly number: string;
  /** The label of its entry; empty where the table has one entry only, or nobody has chosen. */
  readonly entry: string;
  /** A text for each column of the table. A flag is any text. */
  readonly cells: readonly string[];
}

/** Whether anything was written in a row. Its number alone says nothing. */
export const isFilled = ({ entry, cells }: SheetRow): boolean =>
  entry !== '' || cells.some((cell) => cell.trim() !== '');

export const emptyRow = (columns: number): SheetRow => ({ number: '', entry: '', cells: Array(columns).fill('') });
