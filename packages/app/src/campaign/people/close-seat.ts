import { type CampaignId, err, ok, type SeatId } from '@chancery/core';
import { addSeatHistory, changeSeat, lockSeat } from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import { armStart } from '../seats/arm-start.ts';
import { isLater } from '../seats/is-later.ts';
import { settingsOf } from '../terms/settings.ts';
import { ALIVE } from '../terms/status.ts';

export interface CloseSeat {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** False: it is open to players again. */
  readonly closed: boolean;
}

/** A master takes an open seat out of play, so that the rules play it, or opens it to players again. */
export const closeSeat = useCase<CloseSeat, null>('closeSeat', (app, actor, { campaignId, seat, closed }) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'closeSeat',
      of: { campaignId },
      wanted: ['draft', ...ALIVE],
    });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const row = await lockSeat(trx, campaignId, seat);
    if (row === undefined) return err({ code: 'not-found', what: 'seat', id: seat });
    const wanted = closed ? 'open' : 'closed';
    if (row.status !== wanted) return err({ code: 'wrong-status', what: 'seat', status: row.status, wanted: [wanted] });
    if (!closed && (await isLater(trx, app, campaign, seat))) {
      return err({ code: 'conflict', what: 'seat-later', found: seat });
    }
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
