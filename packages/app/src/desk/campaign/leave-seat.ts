import { type CampaignId, err, ok, type SeatId } from '@chancery/core';
import { lockSeat } from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { fillFromList } from '../../campaign/seats/fill-from-list.ts';
import { vacateSeat } from '../../campaign/seats/vacate-seat.ts';
import { ALIVE } from '../../campaign/terms/status.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { armClock } from '../time/arm-clock.ts';

export interface LeaveSeat {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** For the masters; may be empty. */
  readonly reason: string;
}

/** A ruler gives their seat up. What they have submitted counts. */
export const leaveSeat = useCase<LeaveSeat, null>('leaveSeat', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, { useCase: 'leaveSeat', of: input, wanted: ALIVE });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const faults = wordFaults('reason', input.reason, { least: 0, most: 1000 });
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const row = await lockSeat(trx, campaign.id, input.seat);
    if (row?.userId == null) return err({ code: 'not-found', what: 'ruler', id: input.seat });
    const scene = { app, trx, campaign, permit };
    await vacateSeat(scene, row, { why: 'left', reason: input.reason.trim() });
    await fillFromList(scene, row.seat);
    await armClock(scene, campaign);
    await audit(trx, app, { permit, campaignId: campaign.id, action: 'leaveSeat', facts: { seat: row.seat } });
    return ok(null);
  }),
);

export interface RemoveRuler {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** They are told it themselves. */
  readonly reason: string;
}

/** A master takes a seat from its ruler. Whether their orders for the open window stand is a setting of the campaign. */
export const removeRuler = useCase<RemoveRuler, null>('removeRuler', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, seat, reason } = input;
    const held = await holdCampaign(trx, app, actor, { useCase: 'removeRuler', of: { campaignId }, wanted: ALIVE });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const faults = wordFaults('reason', reason, { least: 1, most: 1000 });
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const row = await lockSeat(trx, campaignId, seat);
    if (row?.userId == null) return err({ code: 'not-found', what: 'ruler', id: seat });
    const scene = { app, trx, campaign, permit };
    await vacateSeat(scene, row, { why: 'removed', reason: reason.trim() });
    await fillFromList(scene, seat);
    await armClock(scene, campaign);
    await audit(trx, app, { permit, campaignId, action: 'removeRuler', facts: { seat, user: row.userId } });
    return ok(null);
  }),
);
