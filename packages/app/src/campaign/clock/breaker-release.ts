import { type CampaignRow, changeCampaign, countingMarks, seatsOf, type Trx } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import type { Play } from '../play/play.ts';
import { settingsOf } from '../terms/settings.ts';
import { breakerTrips, countSheets, heldByBreaker } from './breaker.ts';
import { restartedClock } from './clock.ts';
import { tellDeadline } from './tell-deadline.ts';

/** The clock goes on when enough sheets are there, with notice for those whose sheets are not. Hold it with `lockCampaign`. */
export const releaseBreaker = async (
  trx: Trx,
  app: App,
  { window, key }: Pick<Play, 'window' | 'key'>,
  campaign: CampaignRow,
): Promise<void> => {
  if (!heldByBreaker(campaign) || window.kind !== 'window') return;
  const count = countSheets(window.seats, await seatsOf(trx, campaign.id), await countingMarks(trx, key));
  if (breakerTrips(count, settingsOf(campaign).breakerPercent)) return;
  const clock = restartedClock(campaign, app.now());
  await changeCampaign(trx, campaign.id, clock);
  await tellDeadline(trx, app, campaign, clock);
};
