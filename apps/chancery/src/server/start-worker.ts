import { allOrNothing } from './all-or-nothing.ts';
import { doneWithin } from './done-within.ts';
import { type HouseParts, openHouse } from './open-house.ts';
import { openStatus } from './open-status.ts';
import { openPresence } from './presence.ts';
import type { Settings } from './settings/schema.ts';
import { openWork } from './worker/open-work.ts';
import { watchWrites } from './write-watch.ts';

/** A process that runs until it is stopped. */
export interface Running {
  /** Takes nothing more, finishes what is in hand, and closes; within the time that is set, and no later. */
  stop(): Promise<void>;
}

/** Starts a worker: it closes windows and sends what is to leave, beside any number of others on one database. */
export const startWorker = (settings: Settings, parts: HouseParts): Promise<Running> =>
  allOrNothing(async (undo) => {
    const house = await openHouse(settings, parts, settings.baseUrl ?? 'http://localhost:8080');
    const { app } = house;
    undo(() => app.store.close());
    const presence = await openPresence(house, 'worker', true);
    undo(() => presence.stop());
    const worker = await openWork(house, presence);
    undo(() => worker.stop());
    let stopping = false;
    const writes = watchWrites(app);
    const status = await openStatus(house, {
      app,
      presence,
      writes,
      duties: worker.states,
      stopping: () => stopping,
    });
    app.log.info('worker started', { version: app.config.engine, database: app.store.kind });
    return {
      async stop() {
        stopping = true;
        const { patience } = settings.shutdown;
        const done = await doneWithin(patience, [
          worker
            .stop()
            .then(() => presence.stop())
            .then(() => app.store.close()),
        ]);
        await status?.close(0);
        app.log.info('worker stopped', { finished: done });
      },
    };
  });
