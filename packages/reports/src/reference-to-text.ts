import type { ReferenceTable } from '@chancery/core';
import { clean } from './clean.ts';
import type { Reference } from './reference.ts';
import { TEXT_WIDTH } from './to-text.ts';
import { widthOf } from './wrap.ts';

/** The sheets as plain text, one after another, with a form feed between them: a printer begins a page there. */
export const referenceToText = ({ sheets }: Reference): string =>
  sheets
    .map(({ title, tables }) => [...headed(clean(title), '='), ...tables.flatMap(tableLines)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\f');

const headed = (text: string, under: string): readonly string[] => [text, under.repeat(widthOf(text))];

/** One blank between columns where two make lines too long. */
const betweenOf = (widths: readonly number[]): string =>
  widths.reduce((sum, width) => sum + width + 2, -2) > TEXT_WIDTH ? ' ' : '  ';

const tableLines = ({ title, columns, rows }: ReferenceTable): readonly string[] => {
  const head = [title, ...columns.map(({ label }) => label)];
  const cells = [head, ...rows].map((row) => row.map(clean));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
  const between = betweenOf(widths);
  const lines = cells.map((row) =>
    row
      .map((cell, column) => {
        const blanks = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
        return columns[column - 1]?.align === 'right' ? `${blanks}${cell}` : `${cell}${blanks}`;
      })
      .join(between)
      .trimEnd(),
  );
  return ['', ...lines];
};
