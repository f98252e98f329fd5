import { changeCampaign } from '@chancery/store';
import type { Scene } from '../../campaign/access/scene.ts';
import { closingTime } from '../../campaign/clock/clock.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { takeLateSheets } from '../sheets/take-late-sheets.ts';

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
    await play.pace.time.releaseBreaker(trx, app, play, campaign);
    return;
  }
  const early = (await play.pace.time.early(trx, app, play)) !== null;
  const closing = early ? app.now() : closingTime(campaign);
  if (closing !== null && (dueAt === null || closing < dueAt)) await changeCampaign(trx, id, { dueAt: closing });
};
