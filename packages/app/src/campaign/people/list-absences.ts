import { type Instant, ok, type SeatId } from '@chancery/core';
import { type AbsenceId, type AbsenceRow, absencesOf } from '@chancery/store';
import { useCase } from '../../ground/use-case.ts';
import { allowed } from '../access/allowed.ts';
import type { SeatOf } from '../access/at-desk.ts';
import { seenCampaign } from '../access/who-sees.ts';

/** An absence that a ruler has announced. */
export interface Absence {
  readonly id: AbsenceId;
  readonly seat: SeatId;
  readonly from: Instant;
  /** When they are back. */
  readonly until: Instant;
  /** For the masters and themselves. */
  readonly note: string;
}

/** What a ruler has announced for their seat, past and to come. Masters find those of all seats among their people. */
export const listAbsences = useCase<SeatOf, readonly Absence[]>('listReceipts', async (app, actor, input) => {
  const { db } = app.store;
  const seen = await seenCampaign(db, app, actor, input);
  if (!seen.ok) return seen;
  const permit = await allowed(db, actor, 'listReceipts', input);
  if (!permit.ok) return permit;
  const own = (await absencesOf(db, seen.value.id, input.seat)).filter(({ userId }) => userId === permit.value.userId);
  return ok(own.map(absenceFrom));
});

export const absenceFrom = ({ id, seat, fromAt, untilAt, note }: AbsenceRow): Absence => {
  return { id, seat, from: fromAt, until: untilAt, note };
};
