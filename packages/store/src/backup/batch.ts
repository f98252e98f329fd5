/** Rows of one table as they lie in the database: text, whole numbers and nothing. The same on both databases. */
export interface Batch {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A database at one moment: the version of its schema, and every row, those first to which others refer. */
export interface Dump {
  readonly version: number;
  readonly batches: AsyncIterable<Batch>;
}

/** Rows of a batch: few enough for one statement, since some of them are large. */
export const ROWS_AT_ONCE = 50;
