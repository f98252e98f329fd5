import { type CampaignRow, changeCampaign, type Trx } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { inPlay } from './in-play.ts';

/** Has a worker look at once if the game goes on by itself now, after a change of its people or sheets. Hold the campaign. */
export const setGoing = async (trx: Trx, app: App, campaign: CampaignRow): Promise<void> => {
  if (campaign.status !== 'running') return;
  const play = await inPlay(trx, app, campaign);
  if ((await play.pace.time.byItself(trx, app, play)) !== null)
    await changeCampaign(trx, campaign.id, { dueAt: app.now() });
};
