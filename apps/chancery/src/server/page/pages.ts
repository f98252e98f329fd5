import { type Accounts, type App, incident, listCampaigns } from '@chancery/app';
import { Hono } from 'hono';
import { accountRoutes } from './account-routes.ts';
import { faultPage, show } from './answer.ts';
import { campaignRoutes } from './campaign-routes.ts';
import { deskRoutes } from './desk-routes.ts';
import { homeView } from './home-view.ts';
import { page } from './layout.ts';
import { limitPages } from './limit-pages.ts';
import type { PageHouse } from './page-house.ts';
import { signRoutes } from './sign-routes.ts';
import { PAGE_STYLE } from './style.ts';
import { visitorOf } from './visitor.ts';

export interface PageSettings {
  /** In which times are shown. */
  readonly zone: string;
  /** How many one address may ask for in a minute. */
  readonly pagesAMinute: number;
}

/**
 * The server's own pages: enough to sign in, read a report, send orders and close a turn, with nothing but a browser. They
 * run no script, so that nothing can run in them.
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
  routes.get('/page.css', (context) =>
    context.body(PAGE_STYLE, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=600',
    }),
  );
  routes.get('/', async (context) => {
    const { actor, name } = await visitorOf(app, accounts, context.req.raw.headers);
    const mine = await listCampaigns(app, actor, { mine: true, limit: 100 });
    if (!mine.ok) return faultPage(context, mine.error, name);
    const all = await listCampaigns(app, actor, { limit: 100 });
    if (!all.ok) return faultPage(context, all.error, name);
    const own = new Set(mine.value.campaigns.map(({ id }) => id));
    const others = all.value.campaigns.filter(({ id }) => !own.has(id));
    const body = homeView({ user: name, mine: mine.value.campaigns, others, zone });
    return show(context, page({ title: 'Chancery', user: name, body }));
  });
  routes.route('/', signRoutes(house));
  routes.route('/', accountRoutes(house));
  routes.route('/', campaignRoutes(house));
  routes.route('/', deskRoutes(house));
  routes.all('*', (context) => faultPage(context, { code: 'not-found', what: 'page', id: '' }, null));
  routes.onError((error, context) => faultPage(context, incident(app, 'page', error), null));
  return routes;
};

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cache-control': 'private, no-store',
};
