import { countTogether, networkOf, RateLimit } from '@chancery/api';
import type { App } from '@chancery/app';
import type { MiddlewareHandler } from 'hono';
import { CLIENT_ADDRESS } from '../../client-address.ts';

/** What a page costs of what an address may ask for in a minute: drawing a map, or checking a scenario, takes as long as ten of the others. */
const costOf = (path: string): number => (path.endsWith('.svg') || path === '/campaigns/new/scenario' ? 10 : 1);

/** Keeps one address from overloading the server. `aMinute`: this many pages, or a tenth as many maps. */
export const limitPages = (app: Pick<App, 'now' | 'store'>, aMinute: number): MiddlewareHandler => {
  const limits = new RateLimit(countTogether(app));
  return async (context, next) => {
    const who = `pages ${networkOf(context.req.header(CLIENT_ADDRESS) ?? '')}`;
    const { granted, seconds } = limits.take(who, aMinute, costOf(context.req.path), app.now());
    if (granted) return next();
    return context.text('Too many pages in a minute. Wait a little.\n', 429, { 'retry-after': String(seconds) });
  };
};
