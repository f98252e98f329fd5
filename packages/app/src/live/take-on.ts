import {
  changeCampaign,
  findSeat,
  lastPostOf,
  newestSheetSince,
  type SheetRow,
  sheetsInOrder,
  type Trx,
} from '@chancery/store';
import type { App } from '../app.ts';
import { type InPlay, turnInHand } from '../turns/in-play.ts';
import type { OfRecord } from '../turns/of-record.ts';
import { readAgain } from '../turns/read-again.ts';
import type { TurnOut } from '../turns/tell-turn.ts';
import { calledSeats } from './called.ts';
import { liveCause } from './live-cause.ts';
import { liveWindow } from './live-window.ts';

/**
 * What a turn of a live window leaves to the one after it: posts that came while it was run, read again by how things stand
 * now; then the drafts of those whose move it is now, if they were left to go by themselves. If the game waits for nobody, a
 * worker goes on at once.
 */
export const takeOnLive = async (
  trx: Trx,
  app: App,
  before: InPlay,
  out: TurnOut,
  ofRecord: readonly OfRecord[],
): Promise<void> => {
  const { campaign, window } = out;
  const key = turnInHand(campaign);
  if (liveWindow(before.window) !== null) {
    const resolved = new Set(ofRecord.map(({ sheetId }) => sheetId));
    const waiting = (await sheetsInOrder(trx, before.key)).filter(({ id }) => !resolved.has(id));
    await readAgain(trx, app, out, waiting, 'post');
  }
  const going: SheetRow[] = [];
  for (const seat of calledSeats(before.window, window)) {
    const row = await findSeat(trx, campaign.id, seat);
    if (row?.status !== 'held') continue;
    const since = ((await lastPostOf(trx, campaign.id, seat, campaign.turn)) ?? 0) + 1;
    const newest = await newestSheetSince(trx, campaign.id, seat, since);
    if (newest?.kind === 'waiting' && newest.userId === row.userId) going.push(newest);
  }
  await readAgain(trx, app, out, going, 'called');
  if ((await liveCause(trx, app, { campaign, key, window })) !== null) {
    await changeCampaign(trx, campaign.id, { dueAt: app.now() });
  }
};
