import { readFileSync } from 'node:fs';

/** The tables of RULES.md, so that what the book says and what the code does are held against each other. */

const LINES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8').split('\n');

/** A row by the words over its columns; code marks are left out. */
export type Row = { readonly [column: string]: string };

/** The first table after a clause. Throws if the book has none there. */
export const tableAfter = (clause: string): readonly Row[] => {
  const from = LINES.findIndex((line) => line.includes(`**${clause}**`));
  const top = LINES.findIndex((line, at) => at > from && line.startsWith('|'));
  if (from < 0 || top < 0) throw new Error(`there is no table after ${clause}`);
  const end = LINES.findIndex((line, at) => at > top && !line.startsWith('|'));
  const [head = [], , ...rows] = LINES.slice(top, end).map(cellsOf);
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ''])));
};

const cellsOf = (line: string): readonly string[] =>
  line
    .replaceAll('\\|', '/')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('`', '').trim());
