import { type ApiSettings, createApi } from '@chancery/api';
import { type Accounts, createAccounts, incident } from '@chancery/app';
import { newId } from '@chancery/store';
import { Hono } from 'hono';
import { CLIENT_ADDRESS } from '../client-address.ts';
import { confirms } from '../confirms.ts';
import type { Watched } from '../health.ts';
import { hostState } from '../host-state.ts';
import type { House, HouseParts } from '../open-house.ts';
import { createPages } from '../page/pages.ts';
import { sessionSecret } from '../session-secret.ts';
import { compressAnswers } from './compress-answers.ts';
import { serveDesk } from './desk-files.ts';
import { limitBody } from './limit-body.ts';
import { oneByOne } from './one-by-one.ts';
import { statusRoutes } from './status-routes.ts';
import { strictTransport } from './strict-transport.ts';
import { type Numbered, watchRequests } from './watch-requests.ts';

/** All that the server answers, and who comes in by it. */
export interface Routes {
  readonly accounts: Accounts;
  readonly routes: Hono<Numbered>;
}

/** In this order: health, API, doors of one's own, the desk, the server's own pages. */
export const createRoutes = (
  house: House,
  watched: Watched,
  { doors, demo, closing }: Pick<HouseParts, 'doors' | 'demo'> & { readonly closing: AbortSignal },
): Routes => {
  const { app, settings, metrics } = house;
  const { metricsToken } = settings.status;
  const accounts = createAccounts(app, {
    secret: sessionSecret(house),
    signUp: settings.accounts.signUp,
    confirm: confirms(settings),
  });
  const routes = new Hono<Numbered>();
  routes.use(watchRequests(app.log, metrics, () => newId<'request'>()));
  routes.use(strictTransport(app.config.baseUrl));
  routes.use(compressAnswers());
  routes.use(limitBody(settings.http.bodyLimit));
  routes.route('/', statusRoutes(watched, metrics, metricsToken === null ? 'closed' : { token: metricsToken }));
  routes.use(oneByOne());
  routes.route('/', createApi(app, accounts, { ...apiSettings(settings), closing }));
  if (doors !== undefined) routes.route('/', doors(app, accounts));
  routes.use(serveDesk());
  routes.route(
    '/',
    createPages(app, accounts, {
      zone: settings.zone,
      pagesAMinute: settings.http.pagesAMinute,
      demo,
      mailOut: settings.mail.out,
      host: () => hostState(settings, watched),
    }),
  );
  routes.onError((error, context) => context.text(`Incident ${incident(app, 'server', error).id}\n`, 500));
  return { accounts, routes };
};

const apiSettings = ({ api }: House['settings']): Partial<ApiSettings> => ({
  requestsAMinute: { user: api.userRequests, address: api.addressRequests },
  countTogether: true,
  origins: api.origins,
  clientAddress: (context) => context.req.header(CLIENT_ADDRESS) ?? '',
});
