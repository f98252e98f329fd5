import type { CampaignId, SeatId } from '@chancery/core';
import type { Context } from 'hono';

/** A seat of a campaign, as a path names it. */
export interface SeatOf {
  readonly campaignId: CampaignId;
  readonly seat: SeatId;
}

export const seatOf = (context: Context): SeatOf => ({
  campaignId: context.req.param('campaign') as CampaignId,
  seat: context.req.param('seat') as SeatId,
});

export const wholeOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
