import { PUBLIC, type ReportLine, seatId, type Viewer, viewerOf } from '@chancery/core';
import { boardToText, buildReport, type Report, TEXT_WIDTH } from '@chancery/reports';
import { HEPTARCHY } from './heptarchy.ts';
import type { Played } from './play.ts';
import type { Code } from './position.ts';

/** A ruler by the code of their kingdom, the master, or the public. */
export type Reader = Code | 'master' | 'public';

export const viewerFor = (reader: Reader): Viewer =>
  reader === 'public' ? PUBLIC : reader === 'master' ? { kind: 'master' } : viewerOf(seatId(reader));

/** The report of what has been played, as this reader may know it. */
export const reportTo = ({ events, position }: Played, reader: Reader): Report => {
  const viewer = viewerFor(reader);
  const hears = (to: 'all' | readonly string[]): boolean =>
    to === 'all' || (viewer.kind === 'seat' && to.includes(viewer.seat));
  const heard = events.flatMap((event, number) =>
    HEPTARCHY.tell(event, position)
      .filter(({ to }) => hears(to))
      .map(({ to, told }) => ({ told, event: number, to })),
  );
  const known = { setting: position.setting, view: HEPTARCHY.view(position, viewer) };
  return buildReport(HEPTARCHY, known, heard);
};

/** The lines of a section, one below the other; empty where there is none. */
export const sectionOf = ({ sections, papers }: Report, id: string): string =>
  (sections.find((section) => section.id === id)?.lines ?? papers.find((paper) => paper.id === id)?.pieces.flat() ?? [])
    .map(written)
    .join('\n');

/** The pieces of one sort of papers, each as one text. */
export const papersOf = ({ papers }: Report, id: string): readonly string[] =>
  (papers.find((each) => each.id === id)?.pieces ?? []).map((lines) => lines.map(written).join('\n'));

const written = ({ text, amount, board }: ReportLine): string =>
  [
    amount === undefined ? text : `${text}: ${amount}`,
    ...(board === undefined ? [] : boardToText(board, TEXT_WIDTH)),
  ].join('\n');
