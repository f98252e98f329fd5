import { readFileSync } from 'node:fs';

const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** A line of a table of the rulebook, by the headings of its columns. */
export type Row = Readonly<Record<string, string>>;

/** The table that stands under a clause of RULES.md; throws where there is none. */
export const tableUnder = (clause: string): readonly Row[] => {
  const [, after] = rulebook.split(`**${clause}**`);
  const lines = after?.split('\n').slice(1) ?? [];
  const start = lines.findIndex((line) => line !== '');
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  const [head = '', , ...body] = lines.slice(start, start + length);
  if (length < 3) throw new Error(`no table under ${clause}`);
  const cellsOf = (line: string): readonly string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const headings = cellsOf(head);
  return body.map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [headings[at] ?? '', cell])));
};
