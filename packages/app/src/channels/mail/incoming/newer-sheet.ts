import type { SheetRow } from '@chancery/store';
import { inPlay } from '../../../campaign/pace/in-play.ts';
import { takingAt } from '../../../campaign/play/placed.ts';
import type { Addressed } from './mail-desk.ts';

/**
 * The sheet, or its withdrawal, that is newer than a mail and stays as it is; null when the mail is the newest. Between two
 * mails it is decided by when they were written, so that one that was held up on its way undoes nothing; between a mail
 * and any other way by when the mail came in.
 */
export const newerSheet = async ({ desk, right, campaign }: Addressed): Promise<SheetRow | null> => {
  const { app, kept } = desk;
  const { pace } = await inPlay(app.store.db, app, campaign);
  return pace.taken.newerThan(app.store.db, takingAt(campaign, app.now()).key, right.seat, kept);
};
