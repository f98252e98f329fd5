import type { AppError } from '@chancery/app';
import type { CampaignId } from '@chancery/core';
import type { Context } from 'hono';
import type { Visitor } from '../visitor.ts';

/** Shows the page of a campaign, with what went wrong on it. */
export type ShowCampaign = (
  context: Context,
  visitor: Visitor,
  campaignId: CampaignId,
  fault?: AppError,
) => Promise<Response>;
