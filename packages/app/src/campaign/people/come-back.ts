import { type CampaignId, ok, type Result, type SeatId } from '@chancery/core';
import { absencesOf, endAbsences, findSeat, isPast } from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import type { Within } from '../../ground/within.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import { inPlay } from '../pace/in-play.ts';
import { setGoing } from '../pace/set-going.ts';
import { takeBackSeat } from '../seats/take-back-seat.ts';
import { ALIVE } from '../terms/status.ts';
import { momentIn } from './list-absences.ts';

export interface ComeBack {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
}

export interface CameBack {
  /** A caretaker looked after the seat until now, or the rules played it. */
  readonly fromCaretaker: boolean;
  /** They had said that they would be away longer. */
  readonly fromAbsence: boolean;
}

/**
 * "I am back": their absence ends, and they order for their seat themselves. The clock goes on as it was, and turns that they missed
 * stay missed until orders come. Who has lost the seat meanwhile takes it over, while it is open.
 */
export const comeBack = useCase<ComeBack, CameBack>('comeBack', (app, actor, input) =>
  transact(app.store, (trx) => noteReturn({ app, trx, actor }, input)),
);

/** The same as a part of something else. */
export const noteReturn = async (
  { app, trx, actor }: Within,
  { campaignId, seat }: ComeBack,
): Promise<Result<CameBack, AppError>> => {
  const held = await holdCampaign(trx, app, actor, { useCase: 'comeBack', of: { campaignId, seat }, wanted: ALIVE });
  if (!held.ok) return held;
  const { campaign, permit } = held.value;
  const moment = momentIn(app, campaign);
  const fromAbsence = (await absencesOf(trx, campaignId, seat)).some((row) => !isPast(row, moment));
  if (fromAbsence) await endAbsences(trx, campaignId, seat, moment.now);
  const row = await findSeat(trx, campaignId, seat);
  const fromCaretaker = await takeBackSeat({ app, trx, campaign, permit }, await inPlay(trx, app, campaign), row);
  await setGoing(trx, app, campaign);
  const facts = { seat, fromCaretaker, fromAbsence };
  await audit(trx, app, { permit, campaignId, action: 'comeBack', facts });
  return ok({ fromCaretaker, fromAbsence });
};
