import { type CampaignId, err, ok, type Result } from '@chancery/core';
import { type Db, findApplication, seatsOf, standbysOf, type UserId } from '@chancery/store';
import type { AppError } from '../../ground/errors.ts';
import type { Within } from '../../ground/within.ts';
import { type HeldCampaign, holdCampaign } from '../access/hold-campaign.ts';
import { ALIVE } from '../terms/status.ts';

/** A campaign that is held for a change by somebody who waits for a seat in it. */
export interface HeldForWaiting extends HeldCampaign {
  readonly userId: UserId;
}

/** Holds a campaign for somebody who has a place in it and no seat: they stand by, or have asked for one. */
export const holdForWaiting = async (
  { app, trx, actor }: Within,
  campaignId: CampaignId,
): Promise<Result<HeldForWaiting, AppError>> => {
  const held = await holdCampaign(trx, app, actor, {
    useCase: 'orderWithoutSeat',
    of: { campaignId },
    wanted: ALIVE,
  });
  if (!held.ok) return held;
  const { userId } = held.value.permit;
  if (userId === null) return err({ code: 'not-signed-in' });
  const own = (await seatsOf(trx, campaignId)).find((row) => row.userId === userId);
  if (own !== undefined) return err({ code: 'conflict', what: 'seat', found: own.seat });
  const waits = await isWaiting(trx, campaignId, userId);
  return waits ? ok({ ...held.value, userId }) : err({ code: 'conflict', what: 'no place', found: '' });
};

/** Whether somebody stands by in a campaign, or has asked for a seat and was not declined. */
export const isWaiting = async (db: Db, campaignId: CampaignId, userId: UserId): Promise<boolean> => {
  if ((await standbysOf(db, campaignId)).some((row) => row.userId === userId)) return true;
  const asked = (await findApplication(db, campaignId, userId))?.status;
  return asked === 'waiting' || asked === 'accepted';
};
