import { type AnyTelling, knownTo, type Moment, type SeatId } from '@chancery/core';
import { buildReport, fullReport, type Report } from '@chancery/reports';
import type { Campaign } from './open-campaign.ts';

/** What a seat heard of the turn that led to a moment; seat null is the public. */
export const newsOf = (
  { file, ruleset }: Campaign,
  { position }: Pick<Moment, 'position'>,
  tellings: readonly AnyTelling[],
  seat: SeatId | null,
): Report => buildReport(ruleset, knownTo(ruleset, position, seat ?? 'public'), tellings, { seat, title: file.title });

/** The news and where the seat stands now. */
export const fullReportOf = (
  { file, ruleset }: Campaign,
  { position, turn }: Moment,
  {
    tellings,
    seat,
    how = {},
  }: {
    readonly tellings: readonly AnyTelling[];
    readonly seat: SeatId | null;
    readonly how?: { readonly brief?: boolean } | undefined;
  },
): Report => {
  const known = knownTo(ruleset, position, seat ?? 'public');
  return fullReport(ruleset, { ...how, seat, known, tellings, turn, title: file.title });
};
