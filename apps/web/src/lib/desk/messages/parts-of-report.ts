import type { ReportLine } from '@chancery/core';
import type { Report } from '@chancery/reports';

/** A part of a report that a reader can go to: a section, or all papers of one sort. */
export interface ReportPart {
  readonly id: string;
  readonly title: string;
  readonly pieces: readonly (readonly ReportLine[])[];
}

export const partsOf = ({ sections, papers }: Report): readonly ReportPart[] => [
  ...sections.map(({ id, title, lines }) => ({ id, title, pieces: [lines] })),
  ...papers,
];

/** A chapter of a long paper, such as a round of a battle: a heading and what stands under it. */
export interface Chapter {
  readonly title: string;
  readonly rule: string | null;
  readonly lines: readonly ReportLine[];
}

/** A paper by its headings. What stands before the first heading belongs to a chapter without a title. */
export const chaptersOf = (lines: readonly ReportLine[]): readonly Chapter[] => {
  const chapters: { title: string; rule: string | null; lines: ReportLine[] }[] = [];
  for (const line of lines) {
    if (line.style === 'head') chapters.push({ title: line.text, rule: line.rule ?? null, lines: below(line) });
    else if (chapters.length === 0) chapters.push({ title: '', rule: null, lines: [line] });
    else chapters.at(-1)?.lines.push(line);
  }
  return chapters;
};

/** What a heading shows below it, as a line of its own. */
const below = ({ board, table }: ReportLine): ReportLine[] =>
  board === undefined && table === undefined
    ? []
    : [{ text: '', ...(board === undefined ? {} : { board }), ...(table === undefined ? {} : { table }) }];
