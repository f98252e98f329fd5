import { readFileSync } from 'node:fs';

const LINES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8').split('\n');

/** A row of a table, by the headings of its columns. */
export type Row = { readonly [heading: string]: string };

/** The table that stands under a clause of RULES.md. */
export const tableUnder = (clause: string): readonly Row[] => {
  const at = LINES.findIndex((line) => line.startsWith(`- **${clause}**`));
  if (at < 0) throw new Error(`RULES.md has no clause ${clause}`);
  const after = LINES.slice(at + 1);
  const rows = after.slice(
    after.findIndex((line) => line.startsWith('|')),
    undefined,
  );
  const end = rows.findIndex((line) => !line.startsWith('|'));
  const [head = [], , ...body] = rows.slice(0, end < 0 ? undefined : end).map(cellsOf);
  return body.map((cells) => Object.fromEntries(head.map((heading, column) => [heading, cells[column] ?? ''])));
};

/** The words of a clause. */
export const clause = (number: string): string =>
  LINES.find((line) => line.startsWith(`- **${number}**`)) ?? `there is no ${number}`;

const cellsOf = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim().replaceAll('`', ''));

/** What stands between commas; `—` is nothing. */
export const listed = (cell: string | undefined): readonly string[] =>
  cell === undefined || cell === '—' ? [] : cell.split(', ');

/** A number as it is printed, with a true minus. */
export const degrees = (cell: string | undefined): number => Number((cell ?? '').replace('−', '-'));
