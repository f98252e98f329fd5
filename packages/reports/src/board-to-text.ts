import { type Board, type BoardMark, type BoardRound, type BoardRow, boardRows } from '@chancery/core';
import { WORDS } from './catalogue.ts';
import { clean } from './clean.ts';
import { widthOf } from './wrap.ts';

/** A board as tables of plain text, one for each round, no line wider than `width`; columns that do not fit stand below. */
export const boardToText = ({ sides, rounds }: Board, width: number): readonly string[] => [
  ...rounds.flatMap((round) => ['', ...roundLines(sides, round, width)]),
  '',
  WORDS.hitMark,
];

/** What stands before a row. */
export const boardRowLabel = (sides: Board['sides'], { side, what }: BoardRow): string =>
  what === 'counters' ? (sides[side] ?? '') : WORDS.boardRows[what];

const BETWEEN = 2;
const MOST_LABEL = 24;
/** Wider cells go on below. */
const MOST_CELL = 50;

const roundLines = (sides: Board['sides'], round: BoardRound, width: number): readonly string[] => {
  const rows = boardRows(round);
  const labels = [
    round.title,
    ...rows.map((row) => `${row.what === 'dice' || row.what === 'fallen' ? '  ' : ''}${boardRowLabel(sides, row)}`),
  ].map((label) => clipped(clean(label), MOST_LABEL));
  const labelWidth = Math.max(...labels.map(widthOf));
  const room = width - labelWidth - BETWEEN;
  const columns = round.columns.map(({ title }, at): Column => {
    const cells = [[title], ...rows.map((row) => cellOf(row.cells[at] ?? [], Math.min(room, MOST_CELL)))];
    return { cells, wide: Math.max(...cells.flat().map(widthOf)) };
  });
  return blocksOf(columns, room).flatMap((block, at) => [
    ...(at === 0 ? [] : ['']),
    ...labels.flatMap((label, row) =>
      isEmpty(rows[row - 1]?.what, block, row) ? [] : rowLines({ label, labelWidth }, block, row),
    ),
  ]);
};

/** A column of a table: for its heading and each row the lines of its cell, and the widest of all. */
interface Column {
  readonly cells: readonly (readonly string[])[];
  readonly wide: number;
}

/** The marks of a cell in lines of `room` at most. Many dice stand below each other, and none is left out. */
const cellOf = (marks: readonly BoardMark[], room: number): readonly string[] => {
  const lines: string[] = [];
  for (const mark of marks.map(({ text }) => clipped(clean(text), room))) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 1 + widthOf(mark) <= room) lines[lines.length - 1] = `${last} ${mark}`;
    else lines.push(mark);
  }
  return lines;
};

/** Whether a row says nothing in these columns: that nobody stands there is said, that nobody rolled or fell is not. */
const isEmpty = (what: BoardRow['what'] | undefined, block: readonly Column[], row: number): boolean =>
  what !== undefined && what !== 'counters' && block.every(({ cells }) => cells[row]?.length === 0);

/** A row as high as its highest cell. */
const rowLines = (
  { label, labelWidth }: { readonly label: string; readonly labelWidth: number },
  block: readonly Column[],
  row: number,
): readonly string[] => {
  const high = Math.max(1, ...block.map(({ cells }) => cells[row]?.length ?? 0));
  return Array.from({ length: high }, (_, line) =>
    [
      (line === 0 ? label : '').padEnd(labelWidth),
      ...block.map(({ cells, wide }) => (cells[row]?.[line] ?? '').padEnd(wide)),
    ]
      .join(' '.repeat(BETWEEN))
      .trimEnd(),
  );
};

const clipped = (text: string, most: number): string => (widthOf(text) <= most ? text : `${text.slice(0, most - 1)}…`);

/** As many columns side by side as there is room for. */
const blocksOf = (columns: readonly Column[], room: number): readonly (readonly Column[])[] => {
  const blocks: Column[][] = [];
  let left = 0;
  for (const column of columns) {
    const wide = column.wide + BETWEEN;
    if (blocks.length === 0 || wide > left) {
      blocks.push([]);
      left = room + BETWEEN;
    }
    blocks.at(-1)?.push(column);
    left -= wide;
  }
  return blocks;
};
