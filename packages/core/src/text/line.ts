import type { RuleNumber, SeatId } from '../ids.ts';
import type { Board } from './board.ts';
import type { Table } from './table.ts';

/** A line of a report, without format. */
export interface ReportLine {
  readonly text: string;
  /** The rule a reader may look up. */
  readonly rule?: RuleNumber;
  /** `head` opens a part of a long piece (a round of a battle); `note` is said more quietly; `figure` is a sum, with its amount. */
  readonly style?: 'line' | 'head' | 'note' | 'figure';
  /** The amount at the right of a figure. */
  readonly amount?: string;
  readonly indent?: 0 | 1 | 2;
  /** The colour of which it speaks, as `#rrggbb`: shown as a small field where colours can be, and nowhere said. */
  readonly swatch?: string;
  /** It is the sheet of the power that is played from this seat: whoever shows it to a person says who plays it. */
  readonly sheetOf?: SeatId;
  /** A battle of which it tells, shown as tables below it. */
  readonly board?: Board;
  /** What it says in columns, shown below it. Left out where there is no row. */
  readonly table?: Table;
}
