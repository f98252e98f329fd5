import type { Table } from '@chancery/core';
import { clean } from './clean.ts';
import { widthOf, wrap } from './wrap.ts';

/**
 * A table of plain text, no line wider than `width`. Where it is too wide its columns stand closer, then long words go on below,
 * and columns that still do not fit stand below with the first column once more.
 */
export const tableToText = (table: Table, width: number): readonly string[] => {
  const [lead, ...further] = table.columns.map((_, at) => columnOf(table, at));
  if (lead === undefined) return [];
  const wide = [lead, ...further].map(({ widest }) => widest);
  if (sumOf(wide, WIDE) <= width) return rowsOf([lead, ...further], WIDE);
  if (sumOf(wide, CLOSE) <= width) return rowsOf([lead, ...further], CLOSE);
  const head = folded(lead, MOST_LEAD);
  return blocksOf(
    further.map((column) => folded(column, MOST_CELL)),
    width - head.widest,
  ).flatMap((block, at) => [...(at === 0 ? [] : ['']), ...rowsOf([head, ...block], WIDE)]);
};

/** Blanks between columns. */
const WIDE = 2;
const CLOSE = 1;
/** In a table that is too wide, cells with more go on below. */
const MOST_LEAD = 24;
const MOST_CELL = 26;

interface Column {
  readonly right: boolean;
  /** The lines of its heading, then those of its cell in each row. */
  readonly cells: readonly (readonly string[])[];
  /** The characters of each of these lines. */
  readonly widths: readonly (readonly number[])[];
  /** Characters of its longest line. */
  readonly widest: number;
}

const columnOf = ({ columns, rows }: Table, at: number): Column => {
  const { id = '', label = '', align } = columns[at] ?? {};
  return laidOut(
    align === 'right',
    [label, ...rows.map((row) => row[id] ?? '')].map((cell) => [clean(cell).replaceAll('\n', ' ')]),
  );
};

/** Each line is measured once: that takes longer than all else. */
const laidOut = (right: boolean, cells: Column['cells']): Column => {
  const widths = cells.map((lines) => lines.map(widthOf));
  return { right, cells, widths, widest: widths.reduce((most, lines) => Math.max(most, ...lines), 0) };
};

const folded = (column: Column, most: number): Column =>
  column.widest <= most
    ? column
    : laidOut(
        column.right,
        column.cells.map((lines) => {
          const out: string[] = [];
          for (const line of lines) wrap(line, { width: most, first: '', further: '' }, out);
          return out;
        }),
      );

const sumOf = (widths: readonly number[], between: number): number =>
  widths.reduce((sum, each) => sum + each + between, -between);

/** As many columns side by side as there is room for. */
const blocksOf = (columns: readonly Column[], room: number): readonly (readonly Column[])[] => {
  const blocks: Column[][] = [[]];
  let left = room;
  for (const column of columns) {
    const wide = column.widest + WIDE;
    if (wide > left && blocks.at(-1)?.length !== 0) {
      blocks.push([]);
      left = room;
    }
    blocks.at(-1)?.push(column);
    left -= wide;
  }
  return blocks;
};

const rowsOf = (columns: readonly Column[], between: number): readonly string[] => {
  const out: string[] = [];
  const gap = ' '.repeat(between);
  for (let row = 0; row < (columns[0]?.cells.length ?? 0); row += 1) {
    const high = columns.reduce((most, { cells }) => Math.max(most, cells[row]?.length ?? 0), 1);
    for (let line = 0; line < high; line += 1) {
      let text = '';
      for (const column of columns) text += (column === columns[0] ? '' : gap) + filled(column, row, line);
      out.push(text.trimEnd());
    }
  }
  return out;
};

/** A line of a cell, as wide as its column. */
const filled = ({ right, cells, widths, widest }: Column, row: number, line: number): string => {
  const cell = cells[row]?.[line] ?? '';
  const blanks = ' '.repeat(widest - (widths[row]?.[line] ?? 0));
  return right ? blanks + cell : cell + blanks;
};
