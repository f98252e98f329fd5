import { Worker } from 'node:worker_threads';
import { type App, noteNoBackup } from '@chancery/app';
import { MINUTE } from '@chancery/core';
import { leasedUntil, newId, releaseLease, takeLease } from '@chancery/store';
import type { Settings } from '../settings/schema.ts';
import type { Duty } from './duty.ts';

/** Held by whoever made the last backup, until it is time again: of many workers one makes it. */
const LEASE = 'backup';
/** When one that failed is tried again. */
const AGAIN = 10 * MINUTE;

/** A backup every so many minutes. One that fails is known to administrators until one goes well. */
export const backupDuty = (app: App, every: number, make: (now: number) => Promise<void>): Duty => ({
  name: 'backups',
  breath: MINUTE,
  async perform() {
    const { db } = app.store;
    const [now, owner] = [app.now(), newId<'lease-owner'>()];
    if (!(await takeLease(db, LEASE, owner, { now, until: now + every * MINUTE }))) return 0;
    try {
      await make(now);
      app.log.info('backup made');
    } catch (error) {
      const { message } = error as Error;
      const retryAt = now + Math.min(AGAIN, every * MINUTE);
      await releaseLease(db, LEASE, owner);
      await takeLease(db, LEASE, owner, { now, until: retryAt });
      await noteNoBackup(db, message, now, retryAt);
      app.log.error('no backup could be made', { error: message });
    }
    return 1;
  },
  nextDue: () => leasedUntil(app.store.db, LEASE, app.now()),
});

/** In a thread of its own. */
export const backupThread =
  (settings: Settings) =>
  (now: number): Promise<void> =>
    new Promise((done, failed) => {
      const thread = new Worker(new URL('../backup/backup-thread.ts', import.meta.url), {
        workerData: { settings, now },
      });
      thread.once('error', failed);
      thread.once('exit', (code) =>
        code === 0 ? done() : failed(new Error(`the thread of the backup ended with ${code}`)),
      );
    });
