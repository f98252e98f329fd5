import type { Result } from '@chancery/core';
import type { CampaignRow } from '@chancery/store';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import type { AppError } from '../../ground/errors.ts';
import { allowed } from './allowed.ts';
import { type Sought, seenCampaign } from './who-sees.ts';

/** The campaign, for one who may have it shown to them. */
export const shownCampaign = async (app: App, actor: Actor, sought: Sought): Promise<Result<CampaignRow, AppError>> => {
  const { db } = app.store;
  const permit = await allowed(db, actor, 'showCampaign', { campaignId: sought.campaignId });
  return permit.ok ? seenCampaign(db, app, actor, sought) : permit;
};
