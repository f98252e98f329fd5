import { type CampaignRow, changeCampaign, type Trx } from '@chancery/store';
import type { App } from '../app.ts';
import { inPlay } from '../turns/in-play.ts';
import { liveCause } from './live-cause.ts';

/** Has a worker look at once if the game waits for nobody in a live window. Hold the campaign. */
export const wakeIfLive = async (trx: Trx, app: App, campaign: CampaignRow): Promise<void> => {
  if (campaign.status !== 'running') return;
  const cause = await liveCause(trx, app, await inPlay(trx, app, campaign));
  if (cause !== null) await changeCampaign(trx, campaign.id, { dueAt: app.now() });
};
