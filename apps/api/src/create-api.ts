import { type App, incident } from '@chancery/app';
import { Hono } from 'hono';
import type { Accounts } from './accounts.ts';
import type { Env, House } from './http/environment.ts';
import { dress, gate } from './http/gate.ts';
import { handlerOf } from './http/handle.ts';
import { RateLimit } from './http/rate-limit.ts';
import { problemResponse } from './problem/problem.ts';
import { ROUTES } from './routes.ts';
import { type ApiSettings, USUAL_SETTINGS } from './settings.ts';

/**
 * The API of a server: `/api/v1`, the pages of accounts under `/api/auth`, the feeds, and the links of mails that need no
 * session. What it does not know is left to whoever mounts it.
 */
export const createApi = (app: App, accounts: Accounts, given: Partial<ApiSettings> = {}): Hono<Env> => {
  const settings = { ...USUAL_SETTINGS, ...given };
  const house: House = { app, accounts, settings, limits: new RateLimit() };
  const api = new Hono<Env>();
  api.use('/api/*', dress(house));
  api.all('/api/auth/*', (context) => accounts.handler(context.req.raw, settings.clientAddress(context)));
  api.use(
    '/api/v1/*',
    gate(house, () => 1),
  );
  for (const route of ROUTES) {
    api.on(route.method.toUpperCase(), `/api/v1${honoPath(route.path)}`, handlerOf(house, route));
  }
  api.onError((error, context) =>
    problemResponse(incident(app, 'api', error), app.config.baseUrl, context.get('requestId') ?? ''),
  );
  return api;
};

/** `/campaigns/{campaign}` as Hono writes it. */
const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
