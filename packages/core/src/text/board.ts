/**
 * A battle as it goes on a board: round by round what stands in each column on either side, the dice that fell for it, and who
 * fell. One spec, from which come a table of text, one of HTML and one on the desk.
 */
export interface Board {
  /** Two sides or more, in the order in which they roll. */
  readonly sides: readonly string[];
  readonly rounds: readonly BoardRound[];
}

export interface BoardRound {
  readonly title: string;
  readonly columns: readonly BoardColumn[];
}

/** A value, a kind of troops, a duel: what belongs together on the board. */
export interface BoardColumn {
  readonly title: string;
  /** One for each side. */
  readonly cells: readonly BoardCell[];
  /** What came of it, where that is more than who fell: `the attacker retreats`. */
  readonly end?: string;
}

export interface BoardCell {
  /** The counters that stand there: `4 Foot`, `Levy 7`. */
  readonly counters: readonly string[];
  /** In the order in which they fell. */
  readonly dice: readonly BoardDie[];
  /** Who fell: `1 Foot`. */
  readonly fallen: readonly string[];
}

export interface BoardDie {
  readonly roll: number;
  /** What was added to it, to the total: `7 + 1 Iron = 8`. */
  readonly sum?: string;
  readonly hit?: boolean;
}

/** A line of the table of a round: counters, dice or fallen of one side, or what came of it, with a cell for each column. */
export interface BoardRow {
  /** Counts the sides of the board, from 0. */
  readonly side: number;
  readonly what: 'counters' | 'dice' | 'fallen' | 'end';
  readonly cells: readonly (readonly BoardMark[])[];
}

export interface BoardMark {
  readonly text: string;
  /** A die that hit: told by sign and weight, not by colour alone. */
  readonly hit: boolean;
}

/** The lines of a round's table. A side always has its counters; dice and fallen only where there are any. */
export const boardRows = ({ columns }: BoardRound): readonly BoardRow[] => [
  ...(columns[0]?.cells ?? []).flatMap((_, side) =>
    (['counters', 'dice', 'fallen'] as const)
      .map((what): BoardRow => ({ side, what, cells: columns.map(({ cells }) => marksOf(cells[side] ?? EMPTY, what)) }))
      .filter(({ cells }, at) => at === 0 || cells.some(({ length }) => length > 0)),
  ),
  ...(columns.some(({ end }) => end !== undefined) ? [endsOf(columns)] : []),
];

const EMPTY: BoardCell = { counters: [], dice: [], fallen: [] };

const endsOf = (columns: readonly BoardColumn[]): BoardRow => ({
  side: 0,
  what: 'end',
  cells: columns.map(({ end }) => (end === undefined ? [] : [{ text: end, hit: false }])),
});

const marksOf = (cell: BoardCell, what: 'counters' | 'dice' | 'fallen'): readonly BoardMark[] =>
  what === 'dice'
    ? cell.dice.map(({ roll, sum, hit = false }) => ({ text: `${sum ?? roll}${hit ? '*' : ''}`, hit }))
    : cell[what].map((text) => ({ text, hit: false }));
