import type { ReportLine } from '@chancery/core';
import { WORDS } from './catalogue.ts';
import { clean } from './clean.ts';
import type { Report } from './report.ts';

/** Who looks after a seat, as far as the reader is told. */
export interface RuledSeat {
  readonly seat: string;
  readonly status: 'open' | 'held' | 'closed';
  readonly control: 'ruler' | 'caretaker' | 'rule';
  /** Null when nobody rules it, and when the reader is not told. */
  readonly ruler: string | null;
}

/**
 * Lines as a person reads them: beside the sheet of a power stands who plays it. No ruleset knows that, and no record keeps
 * it; a reader who is not told, and one without a server, reads the sheet alone.
 */
export const withPlayers = <Line extends ReportLine>(
  lines: readonly Line[],
  seats: readonly RuledSeat[],
): readonly Omit<Line, 'sheetOf'>[] =>
  lines.map((line) => {
    const { sheetOf, ...rest } = line;
    const player = playerOf(seats.find(({ seat }) => seat === sheetOf));
    return player === null ? rest : { ...rest, text: `${rest.text}; ${WORDS.playedBy} ${player}` };
  });

/** A report as it is shown to a person. */
export type ShownReport = Report<Omit<ReportLine, 'sheetOf'>>;

/** The same for every line of a report. */
export const reportWithPlayers = (report: Report, seats: readonly RuledSeat[]): ShownReport => ({
  ...report,
  sections: report.sections.map((section) => ({ ...section, lines: withPlayers(section.lines, seats) })),
  papers: report.papers.map((paper) => ({
    ...paper,
    pieces: paper.pieces.map((lines) => withPlayers(lines, seats)),
  })),
});

const playerOf = (seat: RuledSeat | undefined): string | null => {
  if (seat === undefined || seat.status === 'closed') return null;
  if (seat.ruler !== null) return clean(seat.ruler);
  return seat.control === 'caretaker' ? WORDS.bot : null;
};
