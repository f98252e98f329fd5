import type { Route } from '../route/route.ts';
import { HEADER_TEXT } from '../text/document.ts';

type Name = keyof typeof HEADER_TEXT;

/** What stands in the head of answers, by the name of its component. */
export const HEADERS = Object.fromEntries(
  (Object.keys(HEADER_TEXT) as Name[]).map((name) => [
    name.replaceAll('-', ''),
    { description: HEADER_TEXT[name].is, schema: { type: 'string' }, example: HEADER_TEXT[name].such },
  ]),
);

const named = (...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name.replaceAll('-', '')}` }]));

const EVERY = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'] as const;

/** Of an answer to a request that was carried out. */
export const headersOf = ({ method, status, event }: Route): object =>
  named(
    ...EVERY,
    ...(method === 'get' && event === undefined ? (['ETag'] as const) : []),
    ...(status === 201 ? (['Location'] as const) : []),
  );

export const unchangedHeaders = (): object => named(...EVERY, 'ETag');

/** Of a refusal. */
export const refusalHeaders = (status: string): object =>
  named(
    ...EVERY,
    ...(status === '429' ? (['Retry-After'] as const) : []),
    ...(status === '401' ? (['WWW-Authenticate'] as const) : []),
  );
