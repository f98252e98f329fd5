import type { Actor } from '@chancery/app';
import type { MiddlewareHandler } from 'hono';
import type { Fault } from '../problem/fault.ts';
import { problemResponse } from '../problem/problem.ts';
import type { ApiContext, Env, House } from './environment.ts';
import { safeHeaders } from './headers.ts';
import { isForged } from './origin.ts';
import type { Allowance } from './rate-limit.ts';

/** Every answer has an id by which it is found in the log, and the headers that keep browsers out of trouble. */
export const dress = ({ app }: House): MiddlewareHandler<Env> => {
  const headers = Object.entries(safeHeaders(app.config.baseUrl));
  return async (context, next) => {
    const requestId = app.random(8);
    context.set('requestId', requestId);
    await next();
    context.res.headers.set('x-request-id', requestId);
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
};

/** Finds out who asks, and lets no one through who comes in a disguise, or too often. */
export const gate = (house: House, costOf: (context: ApiContext) => number): MiddlewareHandler<Env> => {
  const { app, accounts } = house;
  return async (context, next) => {
    const refuse = (fault: Fault): Response => problemResponse(fault, app.config.baseUrl, context.get('requestId'));
    if (isForged(context.req.raw, app.config.baseUrl)) {
      return refuse({ code: 'foreign-origin', wanted: new URL(app.config.baseUrl).origin });
    }
    const actor = await accounts.actorOf(context.req.raw.headers);
    const allowance = allowanceOf(house, context, actor, costOf(context));
    if (!allowance.granted) {
      const { limit, seconds } = allowance;
      const refused = refuse({ code: 'rate-limited', limit, seconds });
      setRateHeaders(refused, allowance);
      return refused;
    }
    context.set('actor', actor);
    const denied = actor.kind === 'nobody' && context.req.header('authorization') !== undefined;
    if (denied) context.res = refuse({ code: 'bad-token' });
    else await next();
    setRateHeaders(context.res, allowance);
    return undefined;
  };
};

const allowanceOf = ({ app, settings, limits }: House, context: ApiContext, actor: Actor, cost: number): Allowance => {
  const { user, address } = settings.requestsAMinute;
  return actor.kind === 'user'
    ? limits.take(`user ${actor.user}`, user, cost, app.now())
    : limits.take(`address ${settings.clientAddress(context)}`, address, cost, app.now());
};

/** As draft-ietf-httpapi-ratelimit-headers has them. */
const setRateHeaders = ({ headers }: Response, { limit, left, seconds }: Allowance): void => {
  headers.set('ratelimit-policy', `"requests";q=${limit};w=60`);
  headers.set('ratelimit', `"requests";r=${left};t=${seconds}`);
};
