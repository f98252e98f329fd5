import { type CampaignId, err, ok, type Result } from '@chancery/core';
import {
  type AbsenceId,
  addWaitingAbsence,
  endWaitingAbsences,
  isPast,
  newId,
  waitingAbsencesOf,
} from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import type { Within } from '../../ground/within.ts';
import { type AbsenceSpan, lastsOf } from './absence-span.ts';
import { MOST_ABSENCES } from './announce-absence.ts';
import { momentIn } from './list-absences.ts';
import { holdForWaiting } from './waiting-player.ts';

export type AnnounceWaitingAbsence = AbsenceSpan & {
  readonly campaignId: CampaignId;
  /** For the masters; may be empty. */
  readonly note: string;
};

/** A player without a seat says that they will be away. They keep their place, and if they are given a seat meanwhile, it counts there. */
export const announceWaitingAbsence = useCase<AnnounceWaitingAbsence, { readonly id: AbsenceId }>(
  'orderWithoutSeat',
  (app, actor, input) => transact(app.store, (trx) => noteWaitingAbsence({ app, trx, actor }, input)),
);

/** The same as a part of something else. */
export const noteWaitingAbsence = async (
  within: Within,
  input: AnnounceWaitingAbsence,
): Promise<Result<{ readonly id: AbsenceId }, AppError>> => {
  const { app, trx } = within;
  const { campaignId, note } = input;
  const held = await holdForWaiting(within, campaignId);
  if (!held.ok) return held;
  const { campaign, permit, userId } = held.value;
  const { columns, faults } = await lastsOf(trx, app, campaign, input);
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  const moment = momentIn(app, campaign);
  const said = (await waitingAbsencesOf(trx, campaignId, userId)).filter((row) => !isPast(row, moment));
  if (said.length >= MOST_ABSENCES) {
    return err({ code: 'too-many', what: 'absences', limit: MOST_ABSENCES, until: null });
  }
  const id = newId<'absence'>();
  await addWaitingAbsence(trx, { campaignId, id, userId, note: note.trim(), saidAt: moment.now, ...columns });
  const { fromAt: from, untilAt: until, throughTurn: through } = columns;
  const facts = { from, ...(through === null ? { until } : { through }) };
  await audit(trx, app, { permit, campaignId, action: 'announceAbsence', facts });
  return ok({ id });
};

/** "I am back", without a seat. Says whether they had said that they would be away longer. */
export const endWaitingAbsence = useCase<{ readonly campaignId: CampaignId }, { readonly fromAbsence: boolean }>(
  'orderWithoutSeat',
  (app, actor, input) => transact(app.store, (trx) => noteWaitingReturn({ app, trx, actor }, input)),
);

/** The same as a part of something else. */
export const noteWaitingReturn = async (
  within: Within,
  { campaignId }: { readonly campaignId: CampaignId },
): Promise<Result<{ readonly fromAbsence: boolean }, AppError>> => {
  const { app, trx } = within;
  const held = await holdForWaiting(within, campaignId);
  if (!held.ok) return held;
  const { campaign, permit, userId } = held.value;
  const moment = momentIn(app, campaign);
  const fromAbsence = (await waitingAbsencesOf(trx, campaignId, userId)).some((row) => !isPast(row, moment));
  if (fromAbsence) await endWaitingAbsences(trx, campaignId, userId, moment.now);
  await audit(trx, app, { permit, campaignId, action: 'comeBack', facts: { fromAbsence } });
  return ok({ fromAbsence });
};
