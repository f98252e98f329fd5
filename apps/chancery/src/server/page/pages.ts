import { type Accounts, type App, thrown } from '@chancery/app';
import { Hono } from 'hono';
import { accountRoutes } from './account/account-routes.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { campaignPowers } from './admin/campaign-powers.ts';
import { incidentsRoutes } from './admin/incidents-routes.ts';
import { bookRoutes } from './book/book-routes.ts';
import { campaignRoutes } from './campaign/campaign-routes.ts';
import { waitingRoutes } from './campaign/waiting-routes.ts';
import { consoleRoutes } from './console/console-routes.ts';
import { diceRoutes } from './dice/dice-routes.ts';
import { faultPage } from './frame/answer.ts';
import { formsLeadBack } from './frame/forms-lead-back.ts';
import { frameRoutes } from './frame/frame-routes.ts';
import { keepUnsaved } from './frame/keep-unsaved.ts';
import { limitPages } from './frame/limit-pages.ts';
import { gamesRoutes } from './games/games-routes.ts';
import { guideRoutes } from './guide/guide-routes.ts';
import { helpRoutes } from './help/help-routes.ts';
import { homeRoutes } from './home/home-routes.ts';
import { inviteRoutes } from './invitation/invite-routes.ts';
import { joinRoutes } from './invitation/join-routes.ts';
import { letterRoutes } from './letters/letter-routes.ts';
import { newCampaignRoutes } from './new-campaign/new-campaign-routes.ts';
import { ownScenarioRoutes } from './new-campaign/own-scenario-routes.ts';
import type { PageHouse } from './page-house.ts';
import { rulesRoutes } from './rules/rules-routes.ts';
import { seatRoutes } from './seat/seat-routes.ts';
import { sheetRoutes } from './seat/sheet-routes.ts';
import { seatSettingsRoutes } from './seat-settings/seat-settings-routes.ts';
import { readerOf } from './visitor.ts';
import { ownHooksRoutes } from './webhooks/own-hooks-routes.ts';

export interface PageSettings {
  /** In which times are shown. */
  readonly zone: string;
  /** How many one address may ask for in a minute. */
  readonly pagesAMinute: number;
  /** See `PageHouse`. */
  readonly demo?: PageHouse['demo'] | undefined;
  readonly mailOut: PageHouse['mailOut'];
  readonly host: PageHouse['host'];
}

/**
 * The server's own pages: enough to sign in, read a report, send orders and close a turn, with nothing but a browser. No
 * script is needed, and none runs but the server's own.
 */
export const createPages = (
  app: App,
  accounts: Accounts,
  { zone, pagesAMinute, demo, mailOut, host }: PageSettings,
): Hono => {
  const house: PageHouse = { app, accounts, zone, demo: demo ?? (() => null), mailOut, host };
  const routes = new Hono();
  routes.use(async (context, next) => {
    await next();
    if (context.res.status === 503 && !context.res.headers.has('retry-after'))
      context.res.headers.set('retry-after', '30');
    for (const [name, value] of Object.entries(HEADERS)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  routes.use(limitPages(app, pagesAMinute));
  routes.use(keepUnsaved(app, accounts));
  routes.route('/', frameRoutes(house));
  routes.route('/', homeRoutes(house));
  routes.route('/', gamesRoutes(house));
  routes.route('/', rulesRoutes(house));
  routes.route('/', guideRoutes(house));
  routes.route('/', helpRoutes(house));
  routes.route('/', bookRoutes(house));
  routes.route('/', accountRoutes(house));
  routes.route('/', adminRoutes(house));
  routes.route('/', campaignPowers(house));
  routes.route('/', incidentsRoutes(house));
  routes.route('/', newCampaignRoutes(house));
  routes.route('/', ownScenarioRoutes(house));
  routes.route('/', consoleRoutes(house));
  routes.route('/', ownHooksRoutes(house));
  routes.route('/', inviteRoutes(house));
  routes.route('/', joinRoutes(house));
  routes.route('/', seatSettingsRoutes(house));
  routes.route('/', letterRoutes(house));
  routes.route('/', diceRoutes(house));
  routes.route('/', waitingRoutes(house));
  routes.route('/', campaignRoutes(house));
  routes.route('/', seatRoutes(house));
  routes.route('/', sheetRoutes(house));
  formsLeadBack(routes);
  routes.all('*', (context) =>
    faultPage(context, { code: 'not-found', what: 'page', id: '' }, readerOf(context.req.raw.headers)),
  );
  routes.onError((error, context) => faultPage(context, thrown(app, 'page', error), readerOf(context.req.raw.headers)));
  return routes;
};

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cache-control': 'private, no-store',
};
