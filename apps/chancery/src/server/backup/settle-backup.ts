import { connect, endTrouble, noteTrouble } from '@chancery/store';
import type { Settings } from '../settings/schema.ts';
import { placeOf, useOf } from '../store-place.ts';

/** Under which a backup that failed is known to all who look after the server. */
export const BACKUP_TROUBLE = 'backup';

/**
 * Puts down that a backup has failed, or that all is well again. The schema is left as it is: a backup is often made just before an
 * upgrade, by the new release. Where that cannot be written, the failure of the command has to do.
 */
export const settleBackup = async (settings: Settings, failure: Error | null, now: number): Promise<void> => {
  const { db, close } = connect(placeOf(settings), useOf(settings));
  try {
    if (failure === null) await endTrouble(db, BACKUP_TROUBLE);
    else await noteTrouble(db, { name: BACKUP_TROUBLE, error: failure.message, at: now });
  } catch {
    return;
  } finally {
    await close();
  }
};
