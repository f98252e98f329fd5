import type { AnyDeskRuleset, AnyKnown, AnyTelling, OrdersOtherwise, SeatId } from '@chancery/core';
import { buildReport, outlookOf, paperOf, readerName } from './build-report.ts';
import { WORDS } from './catalogue.ts';
import { withOtherwise } from './otherwise.ts';
import type { Report, ReportPapers, ReportSection } from './report.ts';

/** One reader of a turn, and what they know of it. */
export interface Reader {
  /** Null is the public. */
  readonly seat: SeatId | null;
  /** What they know of the position after the turn. */
  readonly known: AnyKnown;
  /** What they heard of it; tellings that others heard are left out. */
  readonly tellings: readonly AnyTelling[];
  /** What the host says of their orders; nothing where they were carried out as they were sent. */
  readonly otherwise?: readonly OrdersOtherwise[] | undefined;
  /** The number of the turn; 0 is the beginning, of which there are no news. */
  readonly turn: number;
  /** The title of the campaign. */
  readonly title: string;
  /** Without the plans of the units. */
  readonly brief?: boolean;
}

/**
 * The report of a turn, and among its papers all that a ruler needs to write orders: the figures of headquarters, called as
 * the desk calls that room, and, unless left out, the plan of every unit. At the beginning there are no news yet; the public
 * has no headquarters.
 */
export const fullReport = (ruleset: AnyDeskRuleset, reader: Reader): Report => {
  const { seat, known, tellings, otherwise = [], turn, title, brief = false } = reader;
  const news = { ...buildReport(ruleset, known, tellings, { seat, title }), subtitle: headed(ruleset, reader) };
  if (seat === null) return news;
  return {
    ...news,
    sections: turn === 0 ? outlookOf(ruleset, known, []) : withOtherwise(ruleset, news.sections, otherwise),
    papers: [
      ...headquarters(ruleset, known).map(paperOf),
      ...(turn === 0 ? [] : news.papers),
      ...(brief ? [] : unitPlans(ruleset, known)),
    ],
  };
};

/** Who reads, and between what times: the rules' own heading is that of the turn to come. */
const headed = (ruleset: AnyDeskRuleset, { seat, known, turn }: Reader): string =>
  WORDS[turn === 0 ? 'beginning' : 'before'](readerName(ruleset, known, seat), ruleset.text.turn(known));

const unitPlans = ({ units }: AnyDeskRuleset, known: AnyKnown): readonly ReportPapers[] => {
  const pieces = units.rows(known, []).map(({ unit }) => units.plan(known, unit, []));
  return pieces.length === 0 ? [] : [{ id: 'units', title: WORDS.units, pieces }];
};

const headquarters = ({ desk, figures }: AnyDeskRuleset, known: AnyKnown): readonly ReportSection[] =>
  desk.rooms
    .filter(({ id }) => id === 'headquarters')
    .map(({ id, title }) => ({
      id,
      title,
      lines: figures
        .map((figure) => figure.of(known, []))
        .flatMap(({ label, amount, rule, warn }) => [
          { text: label, amount, rule, style: 'figure' as const },
          ...(warn === undefined ? [] : [{ text: warn, style: 'note' as const }]),
        ]),
    }));
