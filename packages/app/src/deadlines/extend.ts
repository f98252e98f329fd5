import type { Instant } from '@chancery/core';
import { type CampaignRow, changeCampaign, type Trx } from '@chancery/store';
import type { App } from '../app.ts';
import { armClock } from './arm-clock.ts';
import { movedClock } from './clock.ts';
import { tellDeadline } from './tell-deadline.ts';

/** The window closes so much later, and everybody is told. Hold the campaign. */
export const extend = async (trx: Trx, app: App, campaign: CampaignRow, milliseconds: number): Promise<Instant> => {
  const now = app.now();
  const later = Math.max(campaign.deadline ?? now, now) + milliseconds;
  const clock = movedClock(later, now);
  await changeCampaign(trx, campaign.id, clock);
  await armClock({ app, trx, campaign: { ...campaign, ...clock } }, campaign);
  await tellDeadline(trx, app, campaign, later);
  return later;
};
