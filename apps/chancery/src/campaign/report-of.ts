import { type AnyKnown, type AnyTelling, knownTo, type Moment, type SeatId } from '@chancery/core';
import { buildReport, type Report, type ReportPapers, type ReportSection } from '@chancery/reports';
import type { Campaign } from './open-campaign.ts';

/** What a seat heard of the turn that led to a moment; seat null is the public. */
export const newsOf = (
  { file, ruleset }: Campaign,
  { position }: Pick<Moment, 'position'>,
  tellings: readonly AnyTelling[],
  seat: SeatId | null,
): Report => buildReport(ruleset, knownTo(ruleset, position, seat ?? 'public'), tellings, { seat, title: file.title });

/**
 * The news, and where the seat stands now: the figures of headquarters and, unless left out, the plan of every unit. That
 * is all a ruler needs to write orders. At the beginning there are no news yet; the public has no headquarters.
 */
export const fullReportOf = (
  campaign: Campaign,
  moment: Moment,
  tellings: readonly AnyTelling[],
  seat: SeatId | null,
  { brief = false }: { readonly brief?: boolean } = {},
): Report => {
  const news = newsOf(campaign, moment, tellings, seat);
  if (seat === null) return news;
  const known = knownTo(campaign.ruleset, moment.position, seat);
  return {
    ...news,
    sections: [...(moment.turn === 0 ? [] : news.sections), headquarters(campaign, known)],
    papers: [...news.papers, ...(brief ? [] : unitPlans(campaign, known))],
  };
};

const unitPlans = ({ ruleset: { units } }: Campaign, known: AnyKnown): readonly ReportPapers[] => {
  const pieces = units.rows(known, []).map(({ unit }) => units.plan(known, unit, []));
  return pieces.length === 0 ? [] : [{ id: 'units', title: 'Your units', pieces }];
};

const headquarters = ({ ruleset }: Campaign, known: AnyKnown): ReportSection => ({
  id: 'headquarters',
  title: 'Headquarters',
  lines: ruleset.figures
    .map((figure) => figure.of(known, []))
    .flatMap(({ label, amount, rule, warn }) => [
      { text: label, amount, rule, style: 'figure' as const },
      ...(warn === undefined ? [] : [{ text: warn, style: 'note' as const }]),
    ]),
});
