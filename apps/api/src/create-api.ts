import { type App, SignalReader, thrown } from '@chancery/app';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Accounts } from './accounts.ts';
import { feedRoutes } from './feeds.ts';
import { pageRoutes } from './front-page.ts';
import { countTogether } from './http/common-count.ts';
import type { Env, House } from './http/environment.ts';
import { notTwice } from './http/etag.ts';
import { dress, gate } from './http/gate.ts';
import { handlerOf } from './http/handle.ts';
import { OpenStreams } from './http/open-streams.ts';
import { RateLimit } from './http/rate-limit.ts';
import { unknown } from './http/unknown.ts';
import { mailLinkRoutes } from './mail-links.ts';
import { problemResponse } from './problem/problem.ts';
import { ROUTES } from './routes.ts';
import { type ApiSettings, USUAL_SETTINGS } from './settings.ts';

/**
 * The API of a server: `/api/v1`, the pages of accounts under `/api/auth`, the feeds, and the links of mails that need no
 * session. What lies elsewhere it does not know; whoever mounts it answers that.
 */
export const createApi = (app: App, accounts: Accounts, given: Partial<ApiSettings> = {}): Hono<Env> => {
  const settings = { ...USUAL_SETTINGS, ...given };
  const limits = new RateLimit(settings.countTogether ? countTogether(app) : null);
  const streams = new OpenStreams(settings.streams);
  const signals = new SignalReader(app, settings.livePause);
  const house: House = { app, accounts, settings, limits, streams, signals, underWay: new Set() };
  const api = new Hono<Env>();
  for (const served of ['/api/*', ...FEEDS, ...LINKS]) api.use(served, dress(house));
  if (settings.origins.length > 0) api.use('/api/v1/*', cors(tokensFrom(settings.origins)));
  api.all('/api/auth/*', (context) => accounts.handler(context.req.raw, settings.clientAddress(context)));
  for (const served of ['/api/v1/*', ...FEEDS, ...LINKS]) api.use(served, gate(house));
  for (const served of ['/api/v1/*', ...FEEDS]) api.use(served, notTwice());
  api.route('/', pageRoutes(house));
  for (const route of ROUTES)
    api.on(route.method.toUpperCase(), `/api/v1${honoPath(route.path)}`, handlerOf(house, route));
  api.route('/', feedRoutes(house));
  api.route('/', mailLinkRoutes(house));
  api.all('/api/*', unknown(house));
  api.onError((error, context) =>
    problemResponse(thrown(app, 'api', error), app.config.baseUrl, context.get('requestId') ?? ''),
  );
  return api;
};

const FEEDS = ['/calendar/*', '/campaigns/:campaign/press.atom'];
/** Of mails. Their pages are kept by nobody. */
const LINKS = ['/unsubscribe/*', '/mail/*'];

/** `/campaigns/{campaign}` as Hono writes it. */
const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Pages of these origins may call with tokens. No cookie is ever taken from them, so credentials stay forbidden. */
const tokensFrom = (origins: readonly string[]) => ({
  origin: [...origins],
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-none-match', 'last-event-id'],
  exposeHeaders: ['etag', 'retry-after', 'ratelimit', 'ratelimit-policy', 'x-request-id'],
  maxAge: 600,
});
