import { type Accounts, type App, incident, listCampaigns } from '@chancery/app';
import { Hono } from 'hono';
import { accountRoutes } from './account/account-routes.ts';
import { campaignRoutes } from './campaign/campaign-routes.ts';
import { faultPage, show } from './frame/answer.ts';
import { frameRoutes } from './frame/frame-routes.ts';
import { page } from './frame/layout.ts';
import { limitPages } from './frame/limit-pages.ts';
import { homeView } from './home/home-view.ts';
import { letterRoutes } from './letters/letter-routes.ts';
import type { PageHouse } from './page-house.ts';
import { seatRoutes } from './seat/seat-routes.ts';
import { readerOf, visitorOf } from './visitor.ts';

export interface PageSettings {
  /** In which times are shown. */
  readonly zone: string;
  /** How many one address may ask for in a minute. */
  readonly pagesAMinute: number;
}

/**
 * The server's own pages: enough to sign in, read a report, send orders and close a turn, with nothing but a browser. No
 * script is needed, and none runs but the server's own.
 */
export const createPages = (app: App, accounts: Accounts, { zone, pagesAMinute }: PageSettings): Hono => {
  const house: PageHouse = { app, accounts, zone };
  const routes = new Hono();
  routes.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  routes.use(limitPages(app, pagesAMinute));
  routes.route('/', frameRoutes(app));
  routes.get('/', async (context) => {
    const visitor = await visitorOf(app, accounts, context.req.raw.headers);
    const mine = await listCampaigns(app, visitor.actor, { mine: true, limit: 100 });
    if (!mine.ok) return faultPage(context, mine.error, visitor);
    const all = await listCampaigns(app, visitor.actor, { limit: 100 });
    if (!all.ok) return faultPage(context, all.error, visitor);
    const own = new Set(mine.value.campaigns.map(({ id }) => id));
    const others = all.value.campaigns.filter(({ id }) => !own.has(id));
    const body = homeView({ user: visitor.name, mine: mine.value.campaigns, others, zone });
    return show(context, page({ title: 'Chancery', reader: visitor, body }));
  });
  routes.route('/', accountRoutes(house));
  routes.route('/', letterRoutes(house));
  routes.route('/', campaignRoutes(house));
  routes.route('/', seatRoutes(house));
  routes.all('*', (context) =>
    faultPage(context, { code: 'not-found', what: 'page', id: '' }, readerOf(context.req.raw.headers)),
  );
  routes.onError((error, context) =>
    faultPage(context, incident(app, 'page', error), readerOf(context.req.raw.headers)),
  );
  return routes;
};

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cache-control': 'private, no-store',
};
