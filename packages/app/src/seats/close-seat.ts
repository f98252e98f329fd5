import { type CampaignId, err, ok, type SeatId } from '@chancery/core';
import { addSeatHistory, changeSeat, lockSeat } from '@chancery/store';
import { audit } from '../audit.ts';
import { armStart } from '../campaigns/arm-start.ts';
import { ALIVE, holdCampaign } from '../campaigns/hold-campaign.ts';
import { settingsOf } from '../campaigns/settings.ts';
import { transact } from '../transact.ts';
import { useCase } from '../use-case.ts';

export interface CloseSeat {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** False: it is open to players again. */
  readonly closed: boolean;
}

/** A master takes an open seat out of play, so that the rules play it, or opens it to players again. */
export const closeSeat = useCase<CloseSeat, null>('closeSeat', (app, actor, { campaignId, seat, closed }) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, 'closeSeat', { campaignId }, ['draft', ...ALIVE]);
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const row = await lockSeat(trx, campaignId, seat);
    if (row === undefined) return err({ code: 'not-found', what: 'seat', id: seat });
    const wanted = closed ? 'open' : 'closed';
    if (row.status !== wanted) return err({ code: 'wrong-status', what: 'seat', status: row.status, wanted: [wanted] });
    const { emptySeats } = settingsOf(campaign);
    await changeSeat(
      trx,
      campaignId,
      seat,
      closed ? { status: 'closed', control: 'rule' } : { status: 'open', control: emptySeats },
    );
    await addSeatHistory(trx, {
      campaignId,
      seat,
      change: closed ? 'closed' : 'opened',
      userId: null,
      byUser: permit.userId,
      turn: campaign.turn,
      reason: '',
      at: app.now(),
    });
    await armStart(trx, app, campaign);
    await audit(trx, app, { permit, campaignId, action: closed ? 'closeSeat' : 'openSeat', facts: { seat } });
    return ok(null);
  }),
);
