import { createApi, problemResponse } from '@chancery/api';
import { type Accounts, type App, createAccounts } from '@chancery/app';
import { Hono } from 'hono';
import { doneWithin } from './done-within.ts';
import { CLIENT_ADDRESS } from './http/client-address.ts';
import { serveDesk } from './http/desk-files.ts';
import { limitBody } from './http/limit-body.ts';
import { type Listening, listen } from './http/listen.ts';
import { statusRoutes } from './http/status-routes.ts';
import { type Numbered, watchRequests } from './http/watch-requests.ts';
import { type House, type HouseParts, openHouse } from './open-house.ts';
import { openStatus } from './open-status.ts';
import { createPages } from './page/pages.ts';
import { sessionSecret } from './session-secret.ts';
import type { Settings } from './settings/schema.ts';
import type { Running } from './start-worker.ts';
import { openWork } from './worker/open-work.ts';

/** A server in this process. */
export interface Server extends Running {
  readonly app: App;
  readonly accounts: Accounts;
  /** Where it listens: `http://127.0.0.1:8080`. */
  readonly address: string;
}

/**
 * Starts a server: pages, API and, unless set otherwise, a worker. Throws when its address is taken or the database cannot
 * be opened.
 */
export const startServer = async (settings: Settings, parts: HouseParts): Promise<Server> => {
  const listening = await listen(settings.http);
  const address = `http://${nameOf(settings.http.host)}:${listening.port}`;
  try {
    return await serve(listening, address, await openHouse(settings, parts, settings.baseUrl ?? address), parts);
  } catch (error) {
    await listening.close(0);
    throw error;
  }
};

const serve = async (
  listening: Listening,
  address: string,
  house: House,
  { doors }: Pick<HouseParts, 'doors'>,
): Promise<Server> => {
  const { app, settings, metrics } = house;
  let stopping = false;
  const worker = settings.worker.inside ? await openWork(house) : null;
  const watched = { app, duties: () => worker?.states() ?? [], stopping: () => stopping };
  const status = await openStatus(house, watched);
  const { metricsToken } = settings.status;
  const accounts = createAccounts(app, { secret: sessionSecret(house), signUp: settings.accounts.signUp });
  const routes = new Hono<Numbered>();
  routes.use(watchRequests(app.log, metrics, () => app.random(8)));
  routes.use(limitBody(settings.http.bodyLimit));
  routes.route('/', statusRoutes(watched, metrics, metricsToken === null ? 'closed' : { token: metricsToken }));
  routes.route('/', createApi(app, accounts, { clientAddress: (context) => context.req.header(CLIENT_ADDRESS) ?? '' }));
  routes.all('/api/*', (context) =>
    problemResponse({ code: 'not-found', what: 'page', id: '' }, app.config.baseUrl, context.get('requestId')),
  );
  if (doors !== undefined) routes.route('/', doors(app, accounts));
  routes.use(serveDesk());
  routes.route('/', createPages(app, accounts, settings.zone));
  listening.serve(routes);
  app.log.info('server started', { version: app.config.engine, database: app.store.kind, at: address });
  return {
    app,
    accounts,
    address,
    async stop() {
      stopping = true;
      const { patience } = settings.shutdown;
      const quiet = Promise.all([listening.close(patience), worker?.stop()]);
      const done = await doneWithin(patience, [quiet.then(() => app.store.close())]);
      await status?.close(0);
      app.log.info('server stopped', { finished: done });
    },
  };
};

/** An address that stands for all of them is nowhere to go to. */
const nameOf = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
