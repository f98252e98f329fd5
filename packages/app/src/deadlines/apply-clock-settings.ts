import { changeCampaign, countingSheets, seatsOf } from '@chancery/store';
import { takeLateSheets } from '../orders/take-late-sheets.ts';
import type { Scene } from '../seats/scene.ts';
import { inPlay } from '../turns/in-play.ts';
import { closingTime } from './clock.ts';
import { closesEarly } from './ready.ts';

/**
 * Grace or readiness count otherwise than before, and with them when the window in hand closes: a worker looks no later
 * than that. Late sheets count if the window is open again.
 */
export const applyClockSettings = async ({ app, trx, campaign }: Scene, before: Scene['campaign']): Promise<void> => {
  await takeLateSheets(trx, app, before, campaign);
  const { id, status, heldSince, dueAt } = campaign;
  if (status !== 'running' || heldSince !== null) return;
  const { window, key } = await inPlay(trx, app, campaign);
  const early = closesEarly(campaign, window, await seatsOf(trx, id), await countingSheets(trx, key));
  const closing = early ? app.now() : closingTime(campaign);
  if (closing !== null && (dueAt === null || closing < dueAt)) await changeCampaign(trx, id, { dueAt: closing });
};
