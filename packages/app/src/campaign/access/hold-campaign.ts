import { err, ok, type Result, type SeatId } from '@chancery/core';
import { type CampaignRow, type CampaignStatus, lockCampaign, type Trx } from '@chancery/store';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import type { AppError } from '../../ground/errors.ts';
import type { UseCase } from '../../ground/permissions.ts';
import type { Permit } from '../../ground/permit.ts';
import { allowed } from './allowed.ts';
import { type Sought, seenCampaign } from './who-sees.ts';

/** A campaign that stays as it is, people included, until the transaction ends. */
export interface HeldCampaign {
  readonly campaign: CampaignRow;
  readonly permit: Permit;
}

export interface Holding extends Sought {
  readonly seat?: SeatId | undefined;
}

/**
 * Holds a campaign for a change, if the actor may make it and the campaign stands where that can be done. Whoever may
 * not learns nothing of where it stands, and of a campaign that they may not know of, not even that it is there.
 */
export const holdCampaign = async (
  trx: Trx,
  app: Pick<App, 'now'>,
  actor: Actor,
  {
    useCase,
    of: { campaignId, invitation, seat },
    wanted,
  }: { readonly useCase: UseCase; readonly of: Holding; readonly wanted: readonly CampaignStatus[] },
): Promise<Result<HeldCampaign, AppError>> => {
  await lockCampaign(trx, campaignId);
  const seen = await seenCampaign(trx, app, actor, { campaignId, invitation });
  if (!seen.ok) return seen;
  const permit = await allowed(trx, actor, useCase, { campaignId, seat });
  if (!permit.ok) return permit;
  const { status } = seen.value;
  if (!wanted.includes(status)) return err({ code: 'wrong-status', what: 'campaign', status, wanted });
  return ok({ campaign: seen.value, permit: permit.value });
};
