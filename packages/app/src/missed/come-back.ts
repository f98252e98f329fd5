import { type CampaignId, ok, type SeatId } from '@chancery/core';
import { absencesOf, endAbsences, findSeat } from '@chancery/store';
import { audit } from '../audit.ts';
import { ALIVE, holdCampaign } from '../campaigns/hold-campaign.ts';
import { wakeIfLive } from '../live/wake.ts';
import { transact } from '../transact.ts';
import { inPlay } from '../turns/in-play.ts';
import { useCase } from '../use-case.ts';
import { takeBackSeat } from './take-back-seat.ts';

export interface ComeBack {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
}

export interface CameBack {
  /** A caretaker looked after the seat until now, or the rules played it. */
  readonly fromCaretaker: boolean;
  /** He had said that he would be away longer. */
  readonly fromAbsence: boolean;
}

/**
 * "I am back": his absence ends, and he orders for his seat himself. The clock goes on as it was, and turns that he missed
 * stay missed until orders come. Who has lost the seat meanwhile takes it over, while it is open.
 */
export const comeBack = useCase<ComeBack, CameBack>('comeBack', (app, actor, { campaignId, seat }) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, 'comeBack', { campaignId, seat }, ALIVE);
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const now = app.now();
    const fromAbsence = (await absencesOf(trx, campaignId, seat)).some(({ untilAt }) => untilAt > now);
    if (fromAbsence) await endAbsences(trx, campaignId, seat, now);
    const row = await findSeat(trx, campaignId, seat);
    const fromCaretaker = await takeBackSeat({ app, trx, campaign, permit }, await inPlay(trx, app, campaign), row);
    await wakeIfLive(trx, app, campaign);
    const facts = { seat, fromCaretaker, fromAbsence };
    await audit(trx, app, { permit, campaignId, action: 'comeBack', facts });
    return ok({ fromCaretaker, fromAbsence });
  }),
);
