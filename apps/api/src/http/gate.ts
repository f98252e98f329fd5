import type { MiddlewareHandler } from 'hono';
import type { Fault } from '../problem/fault.ts';
import { problemResponse } from '../problem/problem.ts';
import type { Env, House } from './environment.ts';
import { safeHeaders } from './headers.ts';
import { meterFor } from './meter.ts';
import { isForged } from './origin.ts';

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
    const meter = meterFor(house, context);
    context.set('meter', meter);
    const denied = actor.kind === 'signed-out' && context.req.header('authorization') !== undefined;
    const tooMany = meter.charge(READS.has(context.req.method) ? 'reads' : 'writes', 1);
    if (tooMany !== null) context.res = refuse(tooMany);
    else if (denied) context.res = refuse({ code: 'bad-token' });
    else await next();
    const { policy, left } = meter.headers();
    context.res.headers.set('ratelimit-policy', policy);
    context.res.headers.set('ratelimit', left);
    return undefined;
  };
};

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
