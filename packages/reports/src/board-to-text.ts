import { type Board, type BoardRound, type BoardRow, boardRows } from '@chancery/core';
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
  what === 'counters' ? sides[side] : WORDS.boardRows[what];

const BETWEEN = 2;
const MOST_LABEL = 24;

const roundLines = (sides: Board['sides'], round: BoardRound, width: number): readonly string[] => {
  const rows = boardRows(round);
  const labels = [
    round.title,
    ...rows.map((row) => `${row.what === 'dice' || row.what === 'fallen' ? '  ' : ''}${boardRowLabel(sides, row)}`),
  ].map((label) => clipped(clean(label), MOST_LABEL));
  const labelWidth = Math.max(...labels.map(widthOf));
  const room = width - labelWidth - BETWEEN;
  const columns = round.columns.map(({ title }, at) =>
    [title, ...rows.map(({ cells }) => cells[at]?.map(({ text }) => text).join(' ') ?? '')].map((cell) =>
      clipped(clean(cell), room),
    ),
  );
  return blocksOf(columns, room).flatMap((block, at) => [
    ...(at === 0 ? [] : ['']),
    ...labels.map((label, line) =>
      [label.padEnd(labelWidth), ...block.map((cells) => (cells[line] ?? '').padEnd(widthIn(cells)))]
        .join(' '.repeat(BETWEEN))
        .trimEnd(),
    ),
  ]);
};

const widthIn = (cells: readonly string[]): number => Math.max(...cells.map(widthOf));

const clipped = (text: string, most: number): string => (widthOf(text) <= most ? text : `${text.slice(0, most - 1)}…`);

/** As many columns side by side as there is room for. */
const blocksOf = (
  columns: readonly (readonly string[])[],
  room: number,
): readonly (readonly (readonly string[])[])[] => {
  const blocks: (readonly string[])[][] = [];
  let left = 0;
  for (const column of columns) {
    const wide = widthIn(column) + BETWEEN;
    if (blocks.length === 0 || wide > left) {
      blocks.push([]);
      left = room + BETWEEN;
    }
    blocks.at(-1)?.push(column);
    left -= wide;
  }
  return blocks;
};
