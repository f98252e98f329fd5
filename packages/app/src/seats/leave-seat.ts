import { type CampaignId, err, ok, type SeatId } from '@chancery/core';
import { lockSeat } from '@chancery/store';
import { audit } from '../audit.ts';
import { ALIVE, holdCampaign } from '../campaigns/hold-campaign.ts';
import { wordFaults } from '../campaigns/words.ts';
import { armClock } from '../deadlines/arm-clock.ts';
import { transact } from '../transact.ts';
import { useCase } from '../use-case.ts';
import { fillFromList } from './fill-from-list.ts';
import { vacateSeat } from './vacate-seat.ts';

export interface LeaveSeat {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  /** For the masters; may be empty. */
  readonly reason: string;
}

/** A ruler gives his seat up. What he has submitted counts. */
export const leaveSeat = useCase<LeaveSeat, null>('leaveSeat', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, 'leaveSeat', input, ALIVE);
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
  /** He is told it himself. */
  readonly reason: string;
}

/** A master takes a seat from its ruler. Whether his orders for the open window stand is a setting of the campaign. */
export const removeRuler = useCase<RemoveRuler, null>('removeRuler', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, seat, reason } = input;
    const held = await holdCampaign(trx, app, actor, 'removeRuler', { campaignId }, ALIVE);
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
