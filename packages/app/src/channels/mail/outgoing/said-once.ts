import type { ShownReport } from '@chancery/reports';

/**
 * A report whose papers do not say again, word for word, what its sections say: in a mail both are read one after the other. What
 * is left of a heading in the papers with nothing below it goes too.
 */
export const saidOnce = (report: ShownReport): ShownReport => {
  const said = new Set(report.sections.flatMap(({ lines }) => lines.filter(isPlain).map(({ text }) => text)));
  const papers = report.papers.map((each) => ({
    ...each,
    pieces: each.pieces.map((piece) =>
      withoutEmptyHeads(piece.filter((line) => !(isPlain(line) && said.has(line.text)))),
    ),
  }));
  return { ...report, papers: papers.filter(({ pieces }) => pieces.some((piece) => piece.length > 0)) };
};

type Line = ShownReport['sections'][number]['lines'][number];

const isPlain = ({ style, board, table }: Line): boolean =>
  style !== 'head' && style !== 'figure' && board === undefined && table === undefined;

const withoutEmptyHeads = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ style, board, table }, at) => {
    const next = lines[at + 1];
    const isAlone = next === undefined || next.style === 'head';
    return style !== 'head' || !isAlone || board !== undefined || table !== undefined;
  });
