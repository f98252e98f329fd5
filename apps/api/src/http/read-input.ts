import type { AppError } from '@chancery/app';
import { err, ok, type Result } from '@chancery/core';
import type { z } from 'zod';
import type { Fault, RequestFault } from '../problem/fault.ts';
import { PARAMS } from '../route/params.ts';
import type { Call, Route } from '../route/route.ts';
import { isDeeper } from './depth.ts';
import type { ApiContext } from './environment.ts';

export type Input = Pick<Call<unknown, unknown, unknown>, 'params' | 'query' | 'body'>;

/** What a request says, checked by the schemas of its route. */
export const readInput = (route: Route, context: ApiContext, bytes: Buffer): Result<Input, Fault> => {
  const params: { [name: string]: unknown } = {};
  for (const name of route.params) {
    const read = PARAMS[name].safeParse(context.req.param(name));
    // A name that nothing can have names nothing.
    if (!read.success) return err({ code: 'not-found', what: name, id: '' });
    params[name] = read.data;
  }
  const query = checked('query', route.query, context.req.query());
  if (!query.ok) return query;
  const given = route.body === null ? ok(undefined) : readBytes(route, context.req.header('content-type'), bytes);
  if (!given.ok) return given;
  const body = checked('body', route.body, given.value);
  return body.ok ? ok({ params, query: query.value, body: body.value }) : body;
};

const readBytes = ({ takesText }: Route, contentType: string | undefined, bytes: Buffer): Result<unknown, Fault> => {
  const type = (contentType ?? 'application/json').split(';')[0]?.trim().toLowerCase();
  if (takesText && type === 'text/plain') return ok({ text: bytes.toString('utf8') });
  if (type !== 'application/json') {
    return err({ code: 'wrong-media-type', wanted: ['application/json', ...(takesText ? ['text/plain'] : [])] });
  }
  // Where everything may be left out, so may the body.
  if (bytes.length === 0) return ok({});
  const json = jsonIn(bytes);
  if (!json.ok) return json;
  return isDeeper(json.value, DEEPEST)
    ? err({ code: 'bad-input', faults: [`body: lies more than ${DEEPEST} deep in itself`] })
    : json;
};

/** Deeper than any scenario or order. */
const DEEPEST = 100;

const jsonIn = (bytes: Buffer): Result<unknown, RequestFault> => {
  try {
    return ok(JSON.parse(bytes.toString('utf8')));
  } catch {
    return err({ code: 'bad-json' });
  }
};

const checked = (where: string, schema: z.ZodType | null, given: unknown): Result<unknown, AppError> => {
  if (schema === null) {
    const strange = where === 'query' ? Object.keys(given as object) : [];
    return strange.length === 0
      ? ok(undefined)
      : err({ code: 'bad-input', faults: strange.slice(0, MOST_FAULTS).map((name) => `query: there is no ${name}`) });
  }
  const read = schema.safeParse(given);
  if (read.success) return ok(read.data);
  const faults = read.error.issues
    .slice(0, MOST_FAULTS)
    .map(({ path, message }) => `${[where, ...path].join('.')}: ${message}`);
  return err({ code: 'bad-input', faults });
};

/** Nobody reads more. */
const MOST_FAULTS = 20;
