import { countingSheets, newestWrittenAt, type SheetRow, sheetsOf } from '@chancery/store';
import { liveWindow } from '../../live/live-window.ts';
import { takingAt } from '../../orders/taking.ts';
import { inPlay } from '../../turns/in-play.ts';
import type { Addressed } from './mail-desk.ts';

/**
 * The sheet, or its withdrawal, that is newer than a mail and stays as it is; null when the mail is the newest. Between two
 * mails it is decided by when they were written, so that one that was held up on its way undoes nothing; between a mail
 * and any other way by when the mail came in.
 */
export const newerSheet = async ({ desk, right, campaign }: Addressed): Promise<SheetRow | null> => {
  const { app, kept } = desk;
  const { db } = app.store;
  const { campaignId, seat } = right;
  const play = await inPlay(db, app, campaign);
  // In live play no sheet takes the place of another.
  if (liveWindow(play.window) !== null) return null;
  const { key } = takingAt(campaign, app.now());
  const standing = (await countingSheets(db, key)).find((row) => row.seat === seat);
  if (standing === undefined) {
    const last = (await sheetsOf(db, key, seat)).findLast(({ kind }) => kind !== 'draft');
    return last?.kind === 'withdrawn' && last.at > kept.receivedAt ? last : null;
  }
  if (standing.channel !== 'mail') return standing.at > kept.receivedAt ? standing : null;
  const newest = await newestWrittenAt(db, { campaignId, seat, turn: key.turn });
  return newest !== null && newest > (kept.writtenAt ?? kept.receivedAt) ? standing : null;
};
