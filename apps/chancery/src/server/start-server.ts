import type { Accounts, App } from '@chancery/app';
import { allOrNothing } from './all-or-nothing.ts';
import { doneWithin } from './done-within.ts';
import type { Watched } from './health.ts';
import { createRoutes } from './http/create-routes.ts';
import { listen } from './http/listen.ts';
import { type HouseParts, openHouse } from './open-house.ts';
import { openStatus } from './open-status.ts';
import { openPresence } from './presence.ts';
import type { Settings } from './settings/schema.ts';
import type { Running } from './start-worker.ts';
import { openWork } from './worker/open-work.ts';
import { watchWrites } from './write-watch.ts';

/** A server in this process. */
export interface Server extends Running {
  readonly app: App;
  readonly accounts: Accounts;
  /** Where it listens: `http://127.0.0.1:8080`. */
  readonly address: string;
}

/**
 * Starts a server: pages, API and, unless set otherwise, a worker. Throws when an address is taken or the database cannot
 * be opened; then nothing stays open.
 */
export const startServer = (settings: Settings, parts: HouseParts): Promise<Server> =>
  allOrNothing(async (undo) => {
    const listening = await listen(settings.http);
    undo(() => listening.close(0));
    const address = `http://${nameOf(settings.http.host)}:${listening.port}`;
    const house = await openHouse(settings, parts, settings.baseUrl ?? address);
    const { app } = house;
    undo(() => app.store.close());
    const presence = await openPresence(house, 'server', settings.worker.inside);
    undo(() => presence.stop());
    const worker = settings.worker.inside ? await openWork(house, presence) : null;
    undo(async () => worker?.stop());
    let stopping = false;
    const watched: Watched = {
      app,
      presence,
      writes: watchWrites(app),
      duties: () => worker?.states() ?? [],
      stopping: () => stopping,
    };
    const status = await openStatus(house, watched);
    const closing = new AbortController();
    const { accounts, routes } = createRoutes(house, watched, { ...parts, closing: closing.signal });
    listening.serve(routes);
    app.log.info('server started', { version: app.config.engine, database: app.store.kind, at: address });
    return {
      app,
      accounts,
      address,
      async stop() {
        stopping = true;
        closing.abort();
        const { patience } = settings.shutdown;
        const quiet = Promise.all([listening.close(patience), worker?.stop()]);
        const still = quiet.then(() => Promise.all([accounts.settled(), presence.stop()]));
        const done = await doneWithin(patience, [still.then(() => app.store.close())]);
        await status?.close(0);
        app.log.info('server stopped', { finished: done });
      },
    };
  });

/** An address that stands for all of them is nowhere to go to. */
const nameOf = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
