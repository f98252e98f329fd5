import { incident } from '@chancery/app';
import { err, ok, type Result } from '@chancery/core';
import type { Fault } from '../problem/fault.ts';
import { problemResponse } from '../problem/problem.ts';
import type { Route } from '../route/route.ts';
import type { ApiContext, House } from './environment.ts';
import { etagOf, isFresh } from './etag.ts';
import { rateLimited } from './gate.ts';
import { PAGE_POLICY } from './headers.ts';
import { type Answer, carryOutOnce } from './idempotency.ts';
import { readBody } from './read-body.ts';
import { readInput } from './read-input.ts';

const MOST_BYTES = 1_000_000;

/** What the server does with a request for a route: read it, use the app once, say what came of it. */
export const handlerOf =
  (house: House, route: Route) =>
  async (context: ApiContext): Promise<Response> => {
    const answer = await answerTo(house, route, context);
    if (!answer.ok) return problemResponse(answer.error, house.app.config.baseUrl, context.get('requestId'));
    return responseOf(route, context, answer.value);
  };

const answerTo = async (house: House, route: Route, context: ApiContext): Promise<Result<Answer, Fault>> => {
  // One was taken at the gate.
  const allowance = context.get('charge')((route.cost ?? 1) - 1);
  if (!allowance.granted) return err(rateLimited(allowance));
  const bytes = await readBody(context.req.raw, route.mostBytes ?? MOST_BYTES);
  if (!bytes.ok) return bytes;
  const input = readInput(route, context, bytes.value);
  if (!input.ok) return input;
  const { app, accounts } = house;
  return carryOutOnce(house, context, route, bytes.value, async () => {
    try {
      const result = await route.run({ app, accounts, actor: context.get('actor'), ...input.value });
      return result.ok ? ok({ status: route.status, body: textOf(route, result.value) }) : result;
    } catch (error) {
      return err(incident(app, route.name, error));
    }
  });
};

const textOf = ({ status, produces }: Route, value: unknown): string =>
  status === 204 ? '' : produces === null ? JSON.stringify(value) : (value as string);

const responseOf = (route: Route, context: ApiContext, { status, body }: Answer): Response => {
  if (status === 204) return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
  const type = route.produces ?? 'application/json';
  const headers: Record<string, string> = { 'content-type': type };
  if (type.startsWith('text/html')) headers['content-security-policy'] = PAGE_POLICY;
  if (route.method !== 'get')
    return new Response(body, { status, headers: { ...headers, 'cache-control': 'no-store' } });
  const etag = etagOf(body);
  const kept = { ...headers, etag, 'cache-control': 'private, no-cache', vary: 'authorization, cookie' };
  return isFresh(context.req.header('if-none-match') ?? null, etag)
    ? new Response(null, { status: 304, headers: kept })
    : new Response(body, { status, headers: kept });
};
