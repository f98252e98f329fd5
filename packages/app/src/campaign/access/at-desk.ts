import { type CampaignId, err, ok, type Result, type SeatId } from '@chancery/core';
import {
  type CampaignRow,
  type Db,
  findCampaign,
  findSeat,
  lockCampaign,
  lockSeat,
  type SeatRow,
  shareCampaign,
  type Trx,
} from '@chancery/store';
import type { Actor } from '../../ground/actor.ts';
import type { AppError } from '../../ground/errors.ts';
import type { UseCase } from '../../ground/permissions.ts';
import type { Permit } from '../../ground/permit.ts';
import { inStatus, PLAYED } from '../terms/status.ts';
import { type AlreadyRead, allowed } from './allowed.ts';
import { seesCampaign } from './who-sees.ts';

/** A seat of a campaign. */
export interface SeatOf {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
}

/** A ruler who may do something for their seat now. */
export interface AtDesk {
  readonly campaign: CampaignRow;
  readonly seat: SeatRow | undefined;
  readonly permit: Permit;
}

/** Whether somebody may do something for a seat of a campaign that is played. Without a hold it may change any moment. */
export const atDesk = async (
  db: Db,
  actor: Actor,
  useCase: UseCase,
  { campaignId, seat, read = {} }: SeatOf & { readonly read?: AlreadyRead },
): Promise<Result<AtDesk, AppError>> => {
  const campaign = read.campaign ?? (await findCampaign(db, campaignId));
  if (campaign === undefined || !(await seesCampaign(db, actor, campaign))) {
    return err({ code: 'not-found', what: 'campaign', id: campaignId });
  }
  const row = read.seat ?? (await findSeat(db, campaignId, seat));
  const permit = await allowed(db, actor, useCase, { campaignId, seat, read: { campaign, seat: row } });
  if (!permit.ok) return permit;
  const played = inStatus(campaign, PLAYED);
  return played.ok ? ok({ campaign: played.value, seat: row, permit: permit.value }) : played;
};

/**
 * The same, and the seat and the turn in hand stay as they are until the transaction ends. `share`: many at a time, as
 * long as none of them changes the campaign.
 */
export const heldAtDesk = async (
  trx: Trx,
  actor: Actor,
  useCase: UseCase,
  { campaignId, seat, hold = 'lock' }: SeatOf & { readonly hold?: 'share' | 'lock' },
): Promise<Result<AtDesk, AppError>> => {
  const campaign = await (hold === 'share' ? shareCampaign(trx, campaignId) : lockCampaign(trx, campaignId));
  const row = await lockSeat(trx, campaignId, seat);
  return atDesk(trx, actor, useCase, { campaignId, seat, read: { campaign, seat: row } });
};
