import { changeCampaign, countingMarks, seatsOf } from '@chancery/store';
import { liveCause } from '../live/live-cause.ts';
import { takeLateSheets } from '../orders/take-late-sheets.ts';
import type { Scene } from '../seats/scene.ts';
import { inPlay } from '../turns/in-play.ts';
import { releaseBreaker } from './breaker-release.ts';
import { closingTime } from './clock.ts';
import { closesEarly } from './ready.ts';

/**
 * The window in hand closes at another time than before, since its clock was set otherwise, or what the clock goes by: a
 * worker looks no later than that, and at once if nobody needs more time. Late sheets count if the window is open again; a
 * clock that the breaker holds goes on if enough sheets are there now.
 */
export const armClock = async (
  { app, trx, campaign }: Pick<Scene, 'app' | 'trx' | 'campaign'>,
  before: Scene['campaign'],
): Promise<void> => {
  await takeLateSheets(trx, app, before, campaign);
  const { id, status, heldSince, dueAt } = campaign;
  if (status !== 'running') return;
  const play = await inPlay(trx, app, campaign);
  if (heldSince !== null) {
    await releaseBreaker(trx, app, play, campaign);
    return;
  }
  const { window, key } = play;
  const early =
    closesEarly(campaign, window, await seatsOf(trx, id), await countingMarks(trx, key)) ||
    (await liveCause(trx, app, play)) !== null;
  const closing = early ? app.now() : closingTime(campaign);
  if (closing !== null && (dueAt === null || closing < dueAt)) await changeCampaign(trx, id, { dueAt: closing });
};
