import { type CampaignId, DAY, err, type Instant, ok, type Result, type SeatId } from '@chancery/core';
import { type AbsenceId, absencesOf, addAbsence, newId } from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import type { Within } from '../../ground/within.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import { ALIVE } from '../terms/status.ts';
import { wordFaults } from '../terms/words.ts';

export interface AnnounceAbsence {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  readonly from: Instant;
  /** When they are back. */
  readonly until: Instant;
  /** For the masters; may be empty. */
  readonly note: string;
}

const LONGEST = 90 * DAY;
const MOST = 20;

/**
 * A ruler says that they will be away, and until when. Turns whose window closes meanwhile are not counted against them; their
 * orders, or those that they left standing, are carried out as always. The clock does not wait for them.
 */
export const announceAbsence = useCase<AnnounceAbsence, { readonly id: AbsenceId }>(
  'announceAbsence',
  (app, actor, input) => transact(app.store, (trx) => noteAbsence({ app, trx, actor }, input)),
);

/** The same as a part of something else. */
export const noteAbsence = async (
  { app, trx, actor }: Within,
  { campaignId, seat, from, until, note }: AnnounceAbsence,
): Promise<Result<{ readonly id: AbsenceId }, AppError>> => {
  const held = await holdCampaign(trx, app, actor, {
    useCase: 'announceAbsence',
    of: { campaignId, seat },
    wanted: ALIVE,
  });
  if (!held.ok) return held;
  const { campaign, permit } = held.value;
  const now = app.now();
  const faults = [...spanFaults(from, until, now), ...wordFaults('note', note, { least: 0, most: 1000 })];
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  const said = (await absencesOf(trx, campaignId, seat)).filter(({ untilAt }) => untilAt > now);
  if (said.length >= MOST) return err({ code: 'too-many', what: 'absences', limit: MOST, until: null });
  const id = newId<'absence'>();
  const userId = permit.userId ?? campaign.createdBy;
  const absence = { fromAt: from, untilAt: until, note: note.trim(), saidAt: now };
  await addAbsence(trx, { campaignId, id, seat, userId, ...absence });
  await audit(trx, app, { permit, campaignId, action: 'announceAbsence', facts: { seat, from, until } });
  return ok({ id });
};

const spanFaults = (from: Instant, until: Instant, now: Instant): readonly string[] => {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(until)) return ['from, until: wanted milliseconds UTC'];
  if (until <= from || until <= now) return ['until: wanted a time after the beginning, and to come'];
  if (from < now - DAY) return ['from: wanted today or later'];
  return until - from > LONGEST ? [`until: wanted at most ${LONGEST / DAY} days of absence`] : [];
};
