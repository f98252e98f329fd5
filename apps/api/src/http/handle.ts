import { thrown } from '@chancery/app';
import { err, ok, type Result } from '@chancery/core';
import type { Fault } from '../problem/fault.ts';
import { problemResponse } from '../problem/problem.ts';
import type { Route } from '../route/route.ts';
import type { ApiContext, House } from './environment.ts';
import { validated } from './etag.ts';
import { eventStream, type Watch } from './event-stream.ts';
import { PAGE_POLICY } from './headers.ts';
import { type Answer, carryOutOnce } from './idempotency.ts';
import { readBody } from './read-body.ts';
import { readInput } from './read-input.ts';

const MOST_BYTES = 1_000_000;

/** What the server does with a request for a route: read it, use the app once, say what came of it. */
export const handlerOf =
  (house: House, route: Route) =>
  async (context: ApiContext): Promise<Response> => {
    const answer =
      route.event === undefined ? await answerTo(house, route, context) : await told(house, route, context);
    if (!answer.ok) return problemResponse(answer.error, house.app.config.baseUrl, context.get('requestId'));
    return answer.value instanceof Response ? answer.value : responseOf(route, context, answer.value);
  };

/** What a stream tells, to whom it may be told. */
const told = async (house: House, route: Route, context: ApiContext): Promise<Result<Response, Fault>> => {
  const input = readInput(route, context, Buffer.alloc(0));
  if (!input.ok) return input;
  const watch: Watch = (actor) => route.run({ app: house.app, actor, ...input.value }) as ReturnType<Watch>;
  try {
    return await eventStream(house, context, watch);
  } catch (error) {
    return err(thrown(house.app, route.name, error));
  }
};

const answerTo = async (house: House, route: Route, context: ApiContext): Promise<Result<Answer, Fault>> => {
  const tooMany = route.cost === undefined ? null : context.get('meter').charge('heavy', route.cost);
  if (tooMany !== null) return err(tooMany);
  const bytes = await readBody(context.req.raw, route.mostBytes ?? MOST_BYTES);
  if (!bytes.ok) return bytes;
  const input = readInput(route, context, bytes.value);
  if (!input.ok) return input;
  return carryOutOnce(house, context, {
    route,
    bytes: bytes.value,
    carryOut: async (app) => {
      try {
        const result = await route.run({ app, actor: context.get('actor'), ...input.value });
        return result.ok ? ok({ status: route.status, body: bodyOf(route, result.value) }) : result;
      } catch (error) {
        return err(thrown(app, route.name, error));
      }
    },
  });
};

const bodyOf = ({ status, produces }: Route, value: unknown): Answer['body'] =>
  status === 204 ? '' : produces === null ? JSON.stringify(value) : (value as Answer['body']);

const responseOf = (route: Route, context: ApiContext, { status, body }: Answer): Response => {
  const type = route.produces ?? 'application/json';
  const headers = {
    'content-type': type,
    ...(type.startsWith('text/html') ? { 'content-security-policy': PAGE_POLICY } : {}),
  };
  if (route.method === 'get') return validated(body, { ...headers, vary: 'authorization, cookie' });
  return status === 204
    ? new Response(null, { status, headers: UNKEPT })
    : new Response(body, { status, headers: { ...headers, ...placeOf(route, context, body), ...UNKEPT } });
};

/** Where what was made is to be read. */
const placeOf = ({ location }: Route, context: ApiContext, body: Answer['body']): object => {
  if (location === undefined) return {};
  const made = JSON.parse(String(body)) as { readonly [field: string]: unknown };
  const filled = location.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(context.req.param(name) ?? made[name] ?? '')),
  );
  return { location: `/api/v1${filled}` };
};

const UNKEPT = { 'cache-control': 'no-store' } as const;
