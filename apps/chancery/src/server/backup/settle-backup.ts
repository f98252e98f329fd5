import { type LastBackup, noteBackup, noteNoBackup } from '@chancery/app';
import { connect } from '@chancery/store';
import type { Settings } from '../settings/schema.ts';
import { placeOf, useOf } from '../store-place.ts';

/**
 * Puts down in the database that a backup was made, or why none could be. The schema is left as it is: a backup is often made just
 * before an upgrade, by the new release. Where nothing can be written, what the command says has to do.
 */
export const settleBackup = async (settings: Settings, made: LastBackup | Error, now: number): Promise<void> => {
  const { db, close } = connect(placeOf(settings), useOf(settings));
  try {
    await (made instanceof Error ? noteNoBackup(db, made.message, now) : noteBackup(db, made));
  } catch {
    return;
  } finally {
    await close();
  }
};
