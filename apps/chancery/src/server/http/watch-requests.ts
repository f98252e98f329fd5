import type { Log } from '@chancery/app';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { duringRequest, type RequestFacts } from '../log.ts';
import type { Metrics } from '../metrics.ts';

/** What every request has from here on: the number by which it is found in the log. */
export interface Numbered {
  Variables: { requestId: string };
}

/** Asked every few seconds by machines: in the metrics, not in the log. */
const UNLOGGED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Gives every request a number, measures it, and writes a line about it: the route and never the path or the query, in
 * which tokens may stand.
 */
export const watchRequests =
  (log: Log, metrics: Metrics, drawId: () => string): MiddlewareHandler<Numbered> =>
  async (context, next) => {
    const began = performance.now();
    const facts: RequestFacts = { request: drawId(), ...idsIn(context.req.path) };
    context.set('requestId', facts.request);
    await duringRequest(facts, () => next());
    const seconds = (performance.now() - began) / 1000;
    const route = routeOf(context);
    const { method } = context.req;
    const { status } = context.res;
    context.header('x-request-id', facts.request);
    metrics.requestAnswered(route, method, status, seconds);
    if (UNLOGGED.has(route)) return;
    duringRequest(facts, () =>
      log.info('request', { method, route, status, milliseconds: Math.round(seconds * 1000) }),
    );
  };

/** The route that answered, as it was declared; those that end in a star look at what others answer. */
const routeOf = (context: Context): string => {
  const paths = matchedRoutes(context).map(({ path }) => path);
  return paths.findLast((path) => !path.endsWith('/*')) ?? paths.find((path) => path.length > 2) ?? 'none';
};

/** Campaign and seat, where the path names them: the log may say which game it was about. */
const idsIn = (path: string): { campaign?: string; seat?: string } => {
  const [, campaign] = /\/campaigns\/([a-z0-9]{24})(?:\/|$)/.exec(path) ?? [];
  const [, seat] = /\/seats\/([A-Za-z0-9-]{1,24})(?:\/|$)/.exec(path) ?? [];
  return { ...(campaign === undefined ? {} : { campaign }), ...(seat === undefined ? {} : { seat }) };
};
