import { PUBLIC, type ReportLine, type Ruleset, seatId, type Viewer, viewerOf } from '@chancery/core';
import { buildReport, type Report } from '@chancery/reports';
import { REPORT } from '../src/report-spec.ts';
import { TEXT } from '../src/text/en.ts';
import type { Told } from '../src/told.ts';
import type { MdKnown, Types } from '../src/types.ts';
import { view } from '../src/view.ts';
import type { RealmCode, TestPosition } from './position.ts';

/** What a report needs of the ruleset. */
const SPOKEN: Pick<Ruleset<Types>, 'title' | 'report' | 'text' | 'seats'> = {
  title: 'Medieval Diplomacy',
  report: REPORT,
  text: TEXT,
  seats: ({ realms }) =>
    realms.flatMap((info) => (info ? [{ seat: seatId(info.code), name: info.name, description: '' }] : [])),
};

/** The report of a realm that has heard these news, with the outlook if wanted; null is the public. */
export const reportOf = (
  position: TestPosition,
  code: RealmCode | null,
  heard: readonly Told[],
  outlook = false,
): Report => {
  const viewer: Viewer = code === null ? PUBLIC : viewerOf(seatId(code));
  const known: MdKnown = { setting: position.setting, view: view(position, viewer) };
  return buildReport(
    SPOKEN,
    known,
    heard.map((told, event) => ({ told, event, to: 'all' })),
    { outlook },
  );
};

/** The lines of one section as they read, folded or not, heads marked with `#`, figures with their amount; undefined without it. */
export const section = ({ sections, papers: folded }: Report, id: string): readonly string[] | undefined =>
  (sections.find((each) => each.id === id)?.lines ?? folded.find((each) => each.id === id)?.pieces[0])?.map(written);

/** The bookkeeping of a report, by section. */
export const ledgerIds = ({ papers: folded }: Report): readonly string[] =>
  folded.map(({ id }) => id).filter((id) => REPORT.ledger?.some((spec) => spec.id === id));

/** The pieces of one sort of papers. */
export const papers = (report: Report, id: string): readonly (readonly string[])[] =>
  report.papers.find((each) => each.id === id)?.pieces.map((lines) => lines.map(written)) ?? [];

const written = ({ text, style, amount, indent = 0 }: ReportLine): string =>
  `${style === 'head' ? '# ' : ''}${'  '.repeat(indent)}${text}${amount === undefined ? '' : `: ${amount}`}`;
