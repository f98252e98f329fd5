import type { ReportLine, SeatId } from '@chancery/core';

/** What one reader learns of one turn: sections and lines, without format. */
export interface Report<Line = ReportLine> {
  readonly title: string;
  readonly subtitle: string;
  /** Whose report it is; null is the public's, or everybody's together. */
  readonly seat: SeatId | null;
  /** What is read at once. */
  readonly sections: readonly ReportSection<Line>[];
  /** What is folded behind it: the bookkeeping, and long pieces such as battle reports, kept apart from each other. */
  readonly papers: readonly ReportPapers<Line>[];
}

export interface ReportSection<Line = ReportLine> {
  /** Unique in its report; letters, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly Line[];
}

/** All papers of one sort. */
export interface ReportPapers<Line = ReportLine> {
  readonly id: string;
  readonly title: string;
  readonly pieces: readonly (readonly Line[])[];
  /** Each piece is a thing that happened, such as a battle; without it, it is bookkeeping or a table. */
  readonly happened?: true;
}
