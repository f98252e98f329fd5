import type { BetterAuthOptions } from 'better-auth';
import type { App } from '../../ground/app.ts';
import type { Limits } from './limits.ts';

type RateLimit = NonNullable<BetterAuthOptions['rateLimit']>;

const often = { window: 60, max: 120 };
const seldom = { window: 60, max: 10 };
const rare = { window: 600, max: 10 };

/** How often one address may ask for what, in seconds. */
export const REQUEST_LIMITS = {
  ...often,
  customRules: {
    '/sign-in/email': seldom,
    '/sign-in/magic-link': rare,
    '/sign-up/email': rare,
    '/magic-link/verify': seldom,
    '/passkey/verify-authentication': seldom,
    '/request-password-reset': rare,
    '/reset-password': seldom,
    '/send-verification-email': rare,
    '/change-password': seldom,
    '/two-factor/*': seldom,
    '/get-session': often,
  },
} as const satisfies RateLimit;

/** Counts by our own clock. */
export const requestCounter = (app: Pick<App, 'now'>, limits: Limits): NonNullable<RateLimit['customStorage']> => ({
  async consume(key, { window, max }) {
    const { allowed, until } = limits.take(`requests ${key}`, { most: max, within: window * 1000 });
    return { allowed, retryAfter: allowed ? null : Math.max(1, Math.ceil((until - app.now()) / 1000)) };
  },
});
