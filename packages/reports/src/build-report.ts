import {
  type Known,
  onceFor,
  type ReportLine,
  type ReportSectionSpec,
  type Ruleset,
  type RulesetTypes,
  type SeatId,
  type Telling,
  toldTo,
} from '@chancery/core';
import { WORDS } from './catalogue.ts';
import type { Report, ReportPapers, ReportSection } from './report.ts';

/** What a report may have besides the news. */
export interface ReportExtras {
  /** Whose report it is: tellings that others heard are left out. Null is the public; without it all tellings count. */
  readonly seat?: SeatId | null;
  /** The title of the campaign; without it, of the ruleset. */
  readonly title?: string;
  /** Whether it goes on with where the seat stands now; false for the answer to one post of several. */
  readonly outlook?: boolean;
}

type Reporting<T extends RulesetTypes> = Pick<Ruleset<T>, 'title' | 'report' | 'text' | 'seats'>;

/**
 * The report of a turn: what was gained and lost, the news that matter most, and where the reader stands now; then, as
 * papers, all news in the order in which they happened, each in the section of its kind. Throws if a kind of news belongs
 * nowhere, since nobody may be kept from what they were told.
 */
export const buildReport = <T extends RulesetTypes>(
  ruleset: Reporting<T>,
  known: Known<T>,
  tellings: readonly Telling<T['told']>[],
  { seat, title = ruleset.title, outlook = seat != null }: ReportExtras = {},
): Report => {
  const { gains, sections, ledger = [], papers } = ruleset.report;
  const heard = (seat === undefined ? tellings : toldTo(tellings, seat)).map(({ told }) => told);
  const newsOf = newsBySection<T>(ruleset.report, heard);
  const saying = { ruleset, known, heard, newsOf };
  return {
    title,
    subtitle: `${readerName(ruleset, known, seat ?? null)}, ${ruleset.text.turn(known)}`,
    seat: seat ?? null,
    sections: [
      ...filled({ id: 'gains', title: WORDS.gains, lines: gains?.(heard, known) ?? [] }),
      ...sections.flatMap((spec) => sectionOf(saying, spec)),
      ...(outlook ? outlookOf(ruleset, known, heard) : []),
    ],
    papers: [
      ...ledger.flatMap((spec) => sectionOf(saying, spec)).map(paperOf),
      ...papers.flatMap((spec) => papersOf(saying, spec)),
    ],
  };
};

/** Where a reader stands. */
export const outlookOf = <T extends RulesetTypes>(
  { report: { outlook = [] } }: Pick<Ruleset<T>, 'report'>,
  known: Known<T>,
  heard: readonly T['told'][],
): readonly ReportSection[] =>
  outlook.flatMap(({ id, title, compose }) => filled({ id, title, lines: compose(known, heard) }));

/** A section as a paper of one piece. */
export const paperOf = ({ id, title, lines }: ReportSection): ReportPapers => ({ id, title, pieces: [lines] });

const filled = (section: ReportSection): readonly ReportSection[] => (section.lines.length > 0 ? [section] : []);

interface Saying<T extends RulesetTypes> {
  readonly ruleset: Reporting<T>;
  readonly known: Known<T>;
  readonly heard: readonly T['told'][];
  newsOf(spec: ReportSectionSpec<T>): readonly T['told'][];
}

/** Deals the news out to the sections and papers that do not compose their own lines, in one pass. */
const newsBySection = <T extends RulesetTypes>(
  spec: Ruleset<T>['report'],
  heard: readonly T['told'][],
): Saying<T>['newsOf'] => {
  const dealt = new Map<object, T['told'][]>();
  const placesOf = placesByKind(spec);
  for (const news of heard) {
    const places = placesOf.get(news.kind);
    if (places === undefined) throw new Error(`news of the kind ${news.kind} belong to no section of the report`);
    for (const place of places) {
      const before = dealt.get(place);
      if (before === undefined) dealt.set(place, [news]);
      else before.push(news);
    }
  }
  return (place) => dealt.get(place) ?? [];
};

type Places = Pick<Ruleset<RulesetTypes>['report'], 'sections' | 'ledger' | 'papers'>;

/** Which sections and papers want the news of a kind; none of those that compose their lines. */
const placesByKind = onceFor(({ sections, ledger = [], papers }: Places) => {
  const byKind = new Map<string, object[]>();
  for (const place of [...sections, ...ledger, ...papers]) {
    for (const kind of new Set(place.kinds)) {
      const places = byKind.get(kind) ?? [];
      if (place.compose === undefined) places.push(place);
      byKind.set(kind, places);
    }
  }
  return byKind;
});

const sectionOf = <T extends RulesetTypes>(
  { ruleset, known, heard, newsOf }: Saying<T>,
  spec: ReportSectionSpec<T>,
): readonly ReportSection[] => {
  const { id, title, empty } = spec;
  const lines = spec.compose?.(heard, known) ?? newsOf(spec).flatMap((news) => ruleset.text.told(news, known));
  const said: readonly ReportLine[] =
    lines.length === 0 && empty !== undefined ? [{ text: empty, style: 'note' }] : lines;
  return filled({ id, title, lines: said });
};

const papersOf = <T extends RulesetTypes>(
  { ruleset, known, heard, newsOf }: Saying<T>,
  spec: ReportSectionSpec<T>,
): readonly ReportPapers[] => {
  const composed: readonly (readonly ReportLine[])[] | null = spec.compose ? [spec.compose(heard, known)] : null;
  const pieces = (composed ?? newsOf(spec).map((news) => ruleset.text.told(news, known))).filter(
    (lines) => lines.length > 0,
  );
  return pieces.length === 0 ? [] : [{ id: spec.id, title: spec.title, pieces, happened: true }];
};

export const readerName = <T extends RulesetTypes>(
  ruleset: Reporting<T>,
  { setting }: Known<T>,
  seat: SeatId | null,
): string => {
  if (seat === null) return WORDS.everybody;
  const info = ruleset.seats(setting).find((each) => each.seat === seat);
  if (info === undefined) throw new Error(`no seat ${seat} in this campaign`);
  return info.name;
};
