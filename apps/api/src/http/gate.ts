import type { MiddlewareHandler } from 'hono';
import type { Fault } from '../problem/fault.ts';
import { problemResponse } from '../problem/problem.ts';
import type { ApiContext, Env, House } from './environment.ts';
import { safeHeaders } from './headers.ts';
import { networkOf } from './network-of.ts';
import { isForged } from './origin.ts';
import type { Allowance } from './rate-limit.ts';

/** Every answer has an id by which it is found in the log, and the headers that keep browsers out of trouble. */
export const dress = ({ app }: House): MiddlewareHandler<Env> => {
  const headers = Object.entries(safeHeaders(app.config.baseUrl));
  return async (context, next) => {
    // Whoever mounts us may have given it a number already.
    const requestId = (context.get('requestId') as string | undefined) ?? app.random(8);
    context.set('requestId', requestId);
    await next();
    context.res.headers.set('x-request-id', requestId);
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
};

/** What a link of a mail can do needs no session, so none can be abused for it. */
const LINKS = ['/unsubscribe/', '/mail/'];

/** Finds out who asks, and lets no one through who comes in a disguise, or too often. */
export const gate = (house: House): MiddlewareHandler<Env> => {
  const { app, accounts } = house;
  return async (context, next) => {
    const refuse = (fault: Fault): Response => problemResponse(fault, app.config.baseUrl, context.get('requestId'));
    const byLink = LINKS.some((link) => context.req.path.startsWith(link));
    if (!byLink && isForged(context.req.raw, app.config.baseUrl)) {
      return refuse({ code: 'foreign-origin', wanted: new URL(app.config.baseUrl).origin });
    }
    const actor = await accounts.actorOf(context.req.raw.headers);
    context.set('actor', actor);
    const charge = chargeFor(house, context);
    context.set('charge', charge);
    const denied = actor.kind === 'signed-out' && context.req.header('authorization') !== undefined;
    const allowance = charge(1);
    if (!allowance.granted) context.res = refuse(rateLimited(allowance));
    else if (denied) context.res = refuse({ code: 'bad-token' });
    else await next();
    setRateHeaders(context.res, charge(0));
    return undefined;
  };
};

export const rateLimited = ({ limit, seconds }: Allowance): Fault => ({ code: 'rate-limited', limit, seconds });

/** Who asks, as limits know them: a user, or else an address. */
export const askerOf = (
  { settings }: House,
  context: ApiContext,
): { readonly who: string; readonly isUser: boolean } => {
  const actor = context.get('actor');
  return actor.kind === 'user'
    ? { who: `user ${actor.user}`, isUser: true }
    : { who: `address ${networkOf(settings.clientAddress(context))}`, isUser: false };
};

const chargeFor = (house: House, context: ApiContext) => {
  const { app, settings, limits } = house;
  const { user, address } = settings.requestsAMinute;
  const { who, isUser } = askerOf(house, context);
  const limit = isUser ? user : address;
  return (cost: number): Allowance => limits.take(who, limit, cost, app.now());
};

/** As draft-ietf-httpapi-ratelimit-headers has them. */
const setRateHeaders = ({ headers }: Response, { limit, left, seconds }: Allowance): void => {
  headers.set('ratelimit-policy', `"requests";q=${limit};w=60`);
  headers.set('ratelimit', `"requests";r=${left};t=${seconds}`);
};
