import { type CampaignId, err, ok, type SeatId } from '@chancery/core';
import { findApplication, findUser, lockSeat, seatsOf, standbysOf, type UserId } from '@chancery/store';
import { audit } from '../../ground/audit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { holdCampaign } from '../access/hold-campaign.ts';
import type { Scene } from '../access/scene.ts';
import { armStart } from '../seats/arm-start.ts';
import { giveSeat } from '../seats/give-seat.ts';
import { vacateSeat } from '../seats/vacate-seat.ts';
import { ALIVE } from '../terms/status.ts';

export interface AssignSeat {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
  readonly userId: UserId;
}

/**
 * A master gives a seat to somebody who wants one in this campaign: who waits, stands by or rules in it, or to themselves.
 * Whoever held it loses it and is told.
 */
export const assignSeat = useCase<AssignSeat, null>('assignSeat', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const { campaignId, seat, userId } = input;
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'assignSeat',
      of: { campaignId },
      wanted: ['draft', ...ALIVE],
    });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const scene = { app, trx, campaign, permit };
    if ((await findUser(trx, userId)) === undefined || !(await wantsSeat(scene, userId))) {
      return err({ code: 'not-found', what: 'applicant', id: userId });
    }
    const row = await lockSeat(trx, campaignId, seat);
    if (row === undefined) return err({ code: 'not-found', what: 'seat', id: seat });
    if (row.status === 'closed') return err({ code: 'wrong-status', what: 'seat', status: 'closed', wanted: ['open'] });
    if (row.userId === userId) return err({ code: 'conflict', what: 'seat', found: seat });
    if (row.userId !== null) await vacateSeat(scene, row, { why: 'reassigned', reason: '' });
    await giveSeat(scene, row, userId);
    await armStart(trx, app, campaign);
    await audit(trx, app, { permit, campaignId, action: 'assignSeat', facts: { seat, user: userId } });
    return ok(null);
  }),
);

/** Nobody is made a ruler who has not asked for it. */
const wantsSeat = async ({ trx, campaign, permit }: Scene, userId: UserId): Promise<boolean> => {
  if (permit.role === 'system' || permit.userId === userId) return true;
  const application = await findApplication(trx, campaign.id, userId);
  if (application !== undefined && application.status !== 'withdrawn') return true;
  if ((await standbysOf(trx, campaign.id)).some((standby) => standby.userId === userId)) return true;
  return (await seatsOf(trx, campaign.id)).some((row) => row.userId === userId);
};
