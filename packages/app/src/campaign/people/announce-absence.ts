import { type CampaignId, err, ok, type Result, type SeatId } from '@chancery/core';
import { type AbsenceId, absencesOf, addAbsence, isPast, newId } from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import type { Within } from '../../ground/within.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import { ALIVE } from '../terms/status.ts';
import { type AbsenceSpan, lastsOf } from './absence-span.ts';
import { momentIn } from './list-absences.ts';

export type AnnounceAbsence = AbsenceSpan & {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** For the masters; may be empty. */
  readonly note: string;
};

/** So many that are not over, of one seat or one player. */
export const MOST_ABSENCES = 20;

/**
 * A ruler says that they will be away, and until when or for how many turns. Turns whose window closes meanwhile are not counted against them; their
 * orders, or those that they left standing, are carried out as always. The clock does not wait for them.
 */
export const announceAbsence = useCase<AnnounceAbsence, { readonly id: AbsenceId }>(
  'announceAbsence',
  (app, actor, input) => transact(app.store, (trx) => noteAbsence({ app, trx, actor }, input)),
);

/** The same as a part of something else. */
export const noteAbsence = async (
  { app, trx, actor }: Within,
  input: AnnounceAbsence,
): Promise<Result<{ readonly id: AbsenceId }, AppError>> => {
  const { campaignId, seat, note } = input;
  const held = await holdCampaign(trx, app, actor, {
    useCase: 'announceAbsence',
    of: { campaignId, seat },
    wanted: ALIVE,
  });
  if (!held.ok) return held;
  const { campaign, permit } = held.value;
  const moment = momentIn(app, campaign);
  const { columns, faults } = await lastsOf(trx, app, campaign, input);
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  const said = (await absencesOf(trx, campaignId, seat)).filter((row) => !isPast(row, moment));
  if (said.length >= MOST_ABSENCES) {
    return err({ code: 'too-many', what: 'absences', limit: MOST_ABSENCES, until: null });
  }
  const id = newId<'absence'>();
  const userId = permit.userId ?? campaign.createdBy;
  await addAbsence(trx, { campaignId, id, seat, userId, note: note.trim(), saidAt: moment.now, ...columns });
  const { fromAt: from, untilAt: until, throughTurn: through } = columns;
  const facts = { seat, from, ...(through === null ? { until } : { through }) };
  await audit(trx, app, { permit, campaignId, action: 'announceAbsence', facts });
  return ok({ id });
};
