import { type CampaignId, ok, type Result, type SeatId } from '@chancery/core';
import { type CampaignRow, type Db, lockCampaign, lockSeat, shareCampaign, type Trx } from '@chancery/store';
import type { Actor } from '../actor.ts';
import type { App } from '../app.ts';
import { seenCampaign } from '../campaigns/who-sees.ts';
import type { AppError } from '../errors.ts';
import type { UseCase } from '../permissions.ts';
import { allowed, type Permit } from '../permit.ts';
import { inStatus, PLAYED } from '../turns/in-play.ts';

/** A seat of a campaign. */
export interface SeatOf {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
}

/** A ruler who may do something for his seat now. */
export interface AtDesk {
  readonly campaign: CampaignRow;
  readonly permit: Permit;
}

/** Whether somebody may do something for a seat of a campaign that is played. Without a hold it may change any moment. */
export const atDesk = async (
  db: Db,
  app: Pick<App, 'now'>,
  actor: Actor,
  useCase: UseCase,
  { campaignId, seat }: SeatOf,
): Promise<Result<AtDesk, AppError>> => {
  const seen = await seenCampaign(db, app, actor, { campaignId });
  if (!seen.ok) return seen;
  const permit = await allowed(db, actor, useCase, { campaignId, seat });
  if (!permit.ok) return permit;
  const played = inStatus(seen.value, PLAYED);
  return played.ok ? ok({ campaign: played.value, permit: permit.value }) : played;
};

/**
 * The same, and the seat and the turn in hand stay as they are until the transaction ends. `share`: many at a time, as
 * long as none of them changes the campaign.
 */
export const heldAtDesk = async (
  trx: Trx,
  app: Pick<App, 'now'>,
  actor: Actor,
  useCase: UseCase,
  { campaignId, seat }: SeatOf,
  hold: 'share' | 'lock' = 'lock',
): Promise<Result<AtDesk, AppError>> => {
  await (hold === 'share' ? shareCampaign(trx, campaignId) : lockCampaign(trx, campaignId));
  await lockSeat(trx, campaignId, seat);
  return atDesk(trx, app, actor, useCase, { campaignId, seat });
};
