import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { PageHouse } from '../page-house.ts';
import { claimRoutes } from './claim-routes.ts';
import { dataRoutes } from './data-routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { securityRoutes } from './security-routes.ts';
import { signRoutes } from './sign-routes.ts';
import { signUpRoutes } from './sign-up-routes.ts';
import { tokenRoutes } from './token-routes.ts';

const PASSKEY = readFileSync(new URL('./script/passkey.js', import.meta.url), 'utf8');

/** Coming in, and what somebody settles for themselves. */
export const accountRoutes = (house: PageHouse): Hono => {
  const routes = new Hono();
  routes.get('/passkey.js', (context) =>
    context.body(PASSKEY, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=600',
    }),
  );
  const parts = [
    signRoutes,
    signUpRoutes,
    claimRoutes,
    passwordRoutes,
    profileRoutes,
    securityRoutes,
    noticeRoutes,
    tokenRoutes,
    dataRoutes,
  ];
  for (const part of parts) routes.route('/', part(house));
  return routes;
};
