import type { Instant } from '@chancery/core';
import { type CampaignRow, changeCampaign, type Trx } from '@chancery/store';
import { movedClock } from '../../campaign/clock/clock.ts';
import { tellDeadline } from '../../campaign/clock/tell-deadline.ts';
import { openLabel } from '../../campaign/pace/label.ts';
import type { App } from '../../ground/app.ts';
import { armClock } from './arm-clock.ts';

/** The window closes so much later, and everybody is told. Hold the campaign. */
export const extend = async (trx: Trx, app: App, campaign: CampaignRow, milliseconds: number): Promise<Instant> => {
  const now = app.now();
  const later = Math.max(campaign.deadline ?? now, now) + milliseconds;
  const clock = movedClock(later, now);
  await changeCampaign(trx, campaign.id, clock);
  await armClock({ app, trx, campaign: { ...campaign, ...clock } }, campaign);
  await tellDeadline(trx, app, campaign, { deadline: later, ...(await openLabel(trx, app, campaign)) });
  return later;
};
