import type { CsvRow } from './csv.ts';

/** Notes what is wrong in a line. */
export type NoteFault = (line: number, text: string) => void;

/** A line of a table, by the headings of its columns. */
export interface TableLine<Column extends string> {
  readonly line: number;
  readonly get: (column: Column) => string;
  /** The columns that were not asked for. */
  readonly extra: Readonly<Record<string, string>>;
}

/** The lines under a heading that has all the columns; a fault and no lines where it has not. */
export const readTable = <Column extends string>(
  [head, ...body]: readonly CsvRow[],
  columns: readonly Column[],
  fault: NoteFault,
): readonly TableLine<Column>[] => {
  const heading = head?.cells ?? [];
  const missing = columns.filter((column) => !heading.includes(column));
  if (missing.length > 0) {
    fault(head?.line ?? 1, `the heading lacks ${missing.join(', ')}`);
    return [];
  }
  const others = heading.filter((column) => !(columns as readonly string[]).includes(column));
  return body.map(({ line, cells }) => {
    if (cells.length > heading.length) fault(line, `${cells.length} cells under ${heading.length} headings`);
    const cellUnder = (column: string): string => cells[heading.indexOf(column)] ?? '';
    return { line, get: cellUnder, extra: Object.fromEntries(others.map((column) => [column, cellUnder(column)])) };
  });
};
